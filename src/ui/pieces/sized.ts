import type { BoxProfile } from '@/box/profile';

export type Sized = {
  /** Width on the screen. */
  readonly size?: number;
  /** Leaves the words to what stands around it. */
  readonly decorative?: boolean;
};

export type WithBox = Sized & { readonly profile?: BoxProfile };
