/** A colour as three channels from 0 to 255. */
type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const match = /^#([0-9a-f]{6})$/i.exec(hex);
  if (!match?.[1])
    throw new Error(`A brand colour is written as six hexadecimal digits, for example #0E5A6B, not "${hex}".`);
  const value = Number.parseInt(match[1], 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `amount` (0 to 1) of `over` painted on `base`. */
export function mix(base: string, over: string, amount: number): string {
  const from = parse(base);
  const to = parse(over);
  return format([0, 1, 2].map((i) => (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * amount) as unknown as Rgb);
}

/** The colour with an alpha value, as CSS text. */
export function alpha(hex: string, opacity: number): string {
  return `rgba(${parse(hex).join(', ')}, ${opacity})`;
}

/**
 * Moves a colour in the smallest steps towards black or white until it reaches `ratio` on every given ground.
 * Returns the colour unchanged when it is legible already, so exact brand values survive.
 */
export function legible(hex: string, grounds: readonly string[], ratio: number): string {
  const reaches = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (reaches(hex)) return hex;
  const groundIsDark = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length < 0.18;
  for (let step = 1; step <= 100; step += 1) {
    const candidate = mix(hex, groundIsDark ? '#FFFFFF' : '#000000', step / 100);
    if (reaches(candidate)) return candidate;
  }
  return groundIsDark ? '#FFFFFF' : '#000000';
}

/** Whichever of the given inks reads best on the ground. */
export function readableOn(ground: string, inks: readonly string[]): string {
  return inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best));
}
