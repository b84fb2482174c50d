/** What a field of the English desk needs that takes Urdu. */
export const URDU = { htmlInput: { lang: 'ur', dir: 'rtl' } } as const;
