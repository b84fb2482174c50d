import { QualityScore } from '@karachi-estates/design-system/QualityScore';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AdValues } from '../forms/properties.ts';
import { adQuality } from './quality.ts';

/** The score of the ad that is being written, and what would earn it more; it follows every key. */
export default function AdQuality({ photos }: { photos: number }) {
  const { control } = useFormContext<AdValues>();
  const values = useWatch({ control }) as AdValues;
  return <QualityScore quality={adQuality(values, photos)} />;
}
