import type { ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN, RADIUS, SPACE, useMotion, useTheme, useWide } from '../theme';
import { IconButton } from './IconButton';
import { Text } from './Text';

export type SheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the thumb while the rest scrolls. */
  readonly footer?: ReactNode;
};

/** A sheet that comes up from the edge of the thumb; in the middle on wide screens. */
export function Sheet({ open, title, closeLabel, onClose, children, footer }: SheetProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  const moves = useMotion();
  return (
    <Modal
      visible={open}
      transparent
      animationType={moves ? (wide ? 'fade' : 'slide') : 'none'}
      onRequestClose={onClose}
      aria-label={title}
    >
      <View style={[styles.room, wide ? styles.roomWide : null]}>
        <Pressable
          style={[StyleSheet.absoluteFill, { backgroundColor: colors.scrim }]}
          onPress={onClose}
          aria-hidden
          tabIndex={-1}
          accessible={false}
        />
        <View
          style={[
            styles.sheet,
            wide ? styles.sheetWide : null,
            { backgroundColor: colors.card, borderColor: colors.line },
            wide ? null : { paddingBottom: Math.max(insets.bottom, SPACE.lg) },
          ]}
        >
          <View style={styles.head}>
            <Text kind="heading" style={styles.title}>
              {title}
            </Text>
            <IconButton icon="close" label={closeLabel} onPress={onClose} />
          </View>
          <ScrollView
            style={styles.scroll}
            tabIndex={Platform.OS === 'web' ? 0 : undefined}
            contentContainerStyle={styles.content}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
          {footer === undefined ? null : <View style={styles.footer}>{footer}</View>}
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, justifyContent: 'flex-end' },
  roomWide: { justifyContent: 'center', alignItems: 'center' },
  sheet: {
    maxHeight: '92%',
    borderWidth: 1,
    borderTopLeftRadius: RADIUS.lg,
    borderTopRightRadius: RADIUS.lg,
    paddingTop: SPACE.sm,
  },
  sheetWide: { width: COLUMN, maxWidth: '92%', borderRadius: RADIUS.lg, paddingBottom: SPACE.lg },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: SPACE.lg, paddingRight: SPACE.sm },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: SPACE.lg, paddingVertical: SPACE.sm, gap: SPACE.md },
  footer: { paddingHorizontal: SPACE.lg, paddingTop: SPACE.md, gap: SPACE.sm },
});
