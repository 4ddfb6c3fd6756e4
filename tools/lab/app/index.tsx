import { Text, View } from 'react-native';

import { lab } from '../lab';

Object.assign(globalThis, { lab });

/** A page that shows nothing and offers everything: journeys and benchmarks drive it through `window.lab`. */
export default function LabPage() {
  return (
    <View role="main">
      <Text>ready</Text>
    </View>
  );
}
