import { plainUrdu } from '../script.ts';
import type { Refusal } from '../verdict.ts';
import { MARLA_PER_KANAL } from './dimension.ts';
import { type Dimension, parseDimension } from './typedDimension.ts';

const FRONT_AND_DEPTH =
  /(?<![\d.,])(\d{2,3})\s*(?:[x×*]|\bby\b)\s*(\d{2,3})(?![\d.,])(\s*(?:sq\w*|f[eiou]+ts?|ft|y(?:ar)?ds?|ga?z|marla|گز|فٹ|مربع)(?!\p{L}))?/giu;

/** '30x60' and '30 by 60' are feet along the road and away from it, unless another unit is said. */
export const frontByDepth = (text: string): string =>
  text.replace(
    FRONT_AND_DEPTH,
    (_typed, front: string, depth: string, unit = ' sqft ') => ` ${Number(front) * Number(depth)}${unit}`,
  );

const KANAL_AND_MARLA =
  /^\s*(\d+(?:\.\d+)?)\s*(?:kanals?|knl|کنال)\s+(?:(?:and|اور)\s+)?(\d+(?:\.\d+)?)(?=\s*(?:marlas?|mrl|مرلہ|مرلے)(?!\p{L}))/iu;

const inMarla = (kanal: string, marla: string): string =>
  String(Math.round((Number(kanal) * MARLA_PER_KANAL + Number(marla)) * 100) / 100);

/**
 * Reads the size of an ad as {@link parseDimension} does, and as the search box reads '30x60' and '1 kanal 5 marla'.
 * Filters ask for one number and do without, so that lists need not load it.
 */
export function readDimension(text: string): ({ ok: true } & Dimension) | Refusal {
  const plain = frontByDepth(plainUrdu(text));
  return parseDimension(
    plain.replace(KANAL_AND_MARLA, (_typed, kanal: string, marla: string) => inMarla(kanal, marla)),
  );
}
