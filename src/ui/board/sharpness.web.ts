/** Browsers draw the sheet anew when it comes to rest. */
export const sharpness = (): number => 1;
