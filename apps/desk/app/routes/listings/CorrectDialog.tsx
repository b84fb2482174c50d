import { yupResolver } from '@hookform/resolvers/yup';
import {
  correctListing,
  type DeskListingDetail,
  type ListingCorrection,
} from '@karachi-estates/contracts/deskListings';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { PRICE_TOO_HIGH, PRICE_TOO_LOW } from '@karachi-estates/domain/properties/messages';
import { hasParking, LISTING_LIMITS } from '@karachi-estates/domain/properties/rules';
import { newPriceQuestion } from '@karachi-estates/domain/properties/sanity';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { PROPERTY_TYPES, PURPOSE_CHOICES, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { say } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import * as yup from 'yup';
import { listings } from '../../content/listings.ts';
import { useApi } from '../../data/api.ts';
import { SendDialog } from '../../parts/SendDialog.tsx';
import { useAreas, useParts } from '../../parts/useAreas.ts';

const words = listings.correct;

const rooms = yup
  .string()
  .default('')
  .matches(/^([0-9]|[1-4][0-9]|50)?$/, words.missing.rooms);
/** A price as people write it, in plain rupees; what is none stays as it is, for the check. */
function inRupees(text: string): string {
  const read = parsePrice(text);
  return read.ok ? String(read.rupees) : text;
}

const checkPrice: yup.TestFunction<string> = (text, { createError }) => {
  const read = parsePrice(text);
  if (!read.ok) return createError({ message: read.because });
  if (read.rupees < LISTING_LIMITS.priceMin) return createError({ message: PRICE_TOO_LOW });
  return read.rupees <= LISTING_LIMITS.priceMax || createError({ message: PRICE_TOO_HIGH });
};

const schema = yup.object({
  title: yup.string().trim().required(words.missing.title).max(150),
  price: yup.string().trim().required(words.missing.price).test(checkPrice).transform(inRupees),
  purpose: yup.mixed<DeskListingDetail['purpose']>().required(),
  property_type: yup.string().required(),
  area_id: yup.string().required(),
  part_id: yup.string().default(''),
  dimension: yup.string().trim().default('').max(LISTING_LIMITS.dimensionMax),
  bedrooms: rooms,
  bathrooms: rooms,
  garage: yup.boolean().required(),
  description: yup.string().trim().default('').max(LISTING_LIMITS.descriptionMax),
});
type Values = yup.InferType<typeof schema>;

const shown = (listing: DeskListingDetail): Values => ({
  title: listing.title,
  price: String(listing.price),
  purpose: listing.purpose,
  property_type: listing.property_type,
  area_id: String(listing.area_id),
  bedrooms: listing.bedrooms === null ? '' : String(listing.bedrooms),
  bathrooms: listing.bathrooms === null ? '' : String(listing.bathrooms),
  part_id: listing.part_id === null ? '' : String(listing.part_id),
  dimension: listing.dimension,
  garage: hasParking(listing),
  description: listing.description,
});

const roomsOf = (text: string) => (text === '' ? null : Number(text));

/** What was changed, as the API takes it. */
function correctionOf(before: Values, after: Values): ListingCorrection {
  const wire: Required<ListingCorrection> = {
    title: after.title,
    price: Number(after.price),
    purpose: after.purpose,
    property_type: after.property_type,
    area_id: Number(after.area_id),
    bedrooms: roomsOf(after.bedrooms),
    bathrooms: roomsOf(after.bathrooms),
    part_id: after.part_id === '' ? null : Number(after.part_id),
    dimension: after.dimension,
    garage: after.garage ? 1 : 0,
    description: after.description,
  };
  const changed = (Object.keys(wire) as (keyof typeof wire)[]).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, wire[name]]));
}

/** A price far from the present one is asked about; it can be saved all the same. */
function PriceQuestion({ listing }: { listing: DeskListingDetail }) {
  const price = Number(inRupees(useWatch<Values, 'price'>({ name: 'price' })));
  const why = price > 0 && newPriceQuestion({ before: listing.price, after: price, areaSqft: null });
  return <div aria-live="polite">{why && <Alert severity="info">{say('en', why)}</Alert>}</div>;
}

/** The part of the area that is chosen: one of another area is none of its own. */
function PartField() {
  const areaId = useWatch<Values, 'area_id'>({ name: 'area_id' });
  const { setValue, getValues } = useFormContext<Values>();
  const parts = useParts(areaId);
  useEffect(() => {
    const chosen = getValues('part_id');
    if (parts && !parts.some(({ value }) => value === chosen)) setValue('part_id', '', { shouldDirty: true });
  }, [parts]);
  if (!parts?.length) return null;
  return <SelectField name="part_id" label={words.part} unchosen={words.noPart} choices={parts} />;
}

const types = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));

/** Corrects facts of an ad; the seller is told which. */
export function CorrectDialog({ listing, onClose }: { listing: DeskListingDetail; onClose: () => void }) {
  const call = useApi();
  // The ad as it was when the dialog opened: what its seller changes meanwhile is not to be taken back by what stood
  // here.
  const [ad] = useState(listing);
  const before = shown(ad);
  const known = useAreas();
  const own = { value: String(ad.area_id), label: ad.area };
  const areas = known.some(({ value }) => value === own.value) ? known : [own, ...known];
  const form = useForm<Values>({ defaultValues: before, resolver: yupResolver(schema) });

  return (
    <SendDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={words.save}
      onClose={onClose}
      send={async (values) => {
        const body = correctionOf(before, values);
        if (Object.keys(body).length === 0) {
          form.setError('root', { message: words.nothing });
          return undefined;
        }
        await call(correctListing, { params: { id: String(ad.id) }, body: { ...body, seen: ad.updated_at } });
        return words.saved;
      }}
    >
      <TextField name="title" label={words.name} maxLength={150} />
      <TextField name="price" label={words.price} help={words.priceHelp} autoComplete="off" />
      <PriceQuestion listing={ad} />
      <SelectField name="purpose" label={words.purpose} choices={PURPOSE_CHOICES} />
      <SelectField name="property_type" label={words.type} choices={types} />
      <SelectField name="area_id" label={words.area} help={words.areaHelp} choices={areas} />
      <PartField />
      <TextField name="dimension" label={words.size} help={words.sizeHelp} maxLength={LISTING_LIMITS.dimensionMax} />
      <TextField name="bedrooms" label={words.bedrooms} inputMode="numeric" />
      <TextField name="bathrooms" label={words.bathrooms} inputMode="numeric" />
      <CheckboxField name="garage" label={words.parking} />
      <TextAreaField name="description" label={words.description} rows={4} maxLength={LISTING_LIMITS.descriptionMax} />
    </SendDialog>
  );
}
