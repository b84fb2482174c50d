import { yupResolver } from '@hookform/resolvers/yup';
import { AreaField } from '@karachi-estates/design-system/AreaField';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { DimensionField } from '@karachi-estates/design-system/DimensionField';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { FormRow } from '@karachi-estates/design-system/FormRow';
import { FormSection } from '@karachi-estates/design-system/FormSection';
import { ImagePicker, type PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { NumberField } from '@karachi-estates/design-system/NumberField';
import { PriceField } from '@karachi-estates/design-system/PriceField';
import { SegmentedControl } from '@karachi-estates/design-system/SegmentedControl';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TelField } from '@karachi-estates/design-system/TelField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { AD_TERMS_NOT_AGREED } from '@karachi-estates/domain/properties/messages';
import { LISTING_LIMITS, MAX_PHOTOS } from '@karachi-estates/domain/properties/rules';
import { FORM_PROPERTY_TYPES } from '@karachi-estates/domain/properties/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormTheme } from '../chrome/FormTheme.tsx';
import { dashboard } from '../content/dashboard.ts';
import { useAreas } from '../data/areas.ts';
import { CallFailed } from '../data/call.ts';
import { showFailure } from '../forms/failure.ts';
import { type AdValues, adSchema } from '../forms/properties.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';

const { fields, sections, photos: photoWords, purposes, terms, photoNotSent } = dashboard.ad;
const labels = Object.fromEntries(
  Object.entries({ ...fields, property_type: fields.propertyType, cell_no: fields.cellNo }).map(([name, field]) => [
    name,
    field.label,
  ]),
);

/** What the form hands over to be sent. */
export interface Ad {
  values: AdValues;
  photos: readonly PhotoItem[];
  /** The new ones among the photos as they are sent, in their order. */
  files: readonly File[];
}

interface AdFormProps {
  values: AdValues;
  photos: readonly PhotoItem[];
  submit: string;
  submitting: string;
  /** What is said when the server gives no reason. */
  failed: string;
  /** Sends the ad and goes on; a failure is shown here. */
  onSend: (ad: Ad, onProgress: (sent: number) => void) => Promise<void>;
  /** Told whatever was changed, a moment after it was. */
  onChange?: (values: AdValues, photos: readonly PhotoItem[]) => void;
}

const QUIET_MS = 400;

/** How much of each new photo has left, when so many bytes of all of them have. */
function withProgress(photos: readonly PhotoItem[], files: readonly File[], sent: number): PhotoItem[] {
  let before = 0;
  let index = 0;
  return photos.map((photo) => {
    if (photo.kind === 'stored') return photo;
    const size = files[index]?.size ?? 1;
    const progress = Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    index += 1;
    const { error: _, ...rest } = photo;
    return { ...rest, progress };
  });
}

/** After a failure: what had not left says so and offers Retry, the rest stands as before. */
function withFailure(photos: readonly PhotoItem[]): PhotoItem[] {
  return photos.map((photo) => {
    if (photo.kind === 'stored') return photo;
    const { progress = 0, error: _, ...rest } = photo;
    return progress < 1 ? { ...rest, error: photoNotSent } : rest;
  });
}

/** The form of an ad, posted or edited, in the order in which a seller thinks of it. */
export function AdForm({ values, photos: firstPhotos, submit, submitting, failed, onSend, onChange }: AdFormProps) {
  const form = useForm<AdValues>({ defaultValues: values, resolver: yupResolver(adSchema) });
  const [photos, setPhotos] = useState<readonly PhotoItem[]>(firstPhotos);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const areas = useAreas();
  const [agreed, purpose] = useWatch({ control: form.control, name: ['agreeToTerms', 'purpose'] });
  const isSending = form.formState.isSubmitting;
  const formBox = useRef<HTMLDivElement>(null);

  const latest = useRef({ photos, onChange });
  latest.current = { photos, onChange };
  const timer = useRef<number>(undefined);
  const tell = useRef(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => latest.current.onChange?.(form.getValues(), latest.current.photos),
      QUIET_MS,
    );
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => tell.current());
    return () => {
      unsubscribe();
      window.clearTimeout(timer.current);
    };
  }, [form]);

  function changePhotos(next: PhotoItem[]) {
    setPhotos(next);
    setPhotoProblem(undefined);
    for (const photo of next) if (photo.kind === 'new') void shrinkPhoto(photo.file);
    tell.current();
  }

  async function send(sent: AdValues) {
    setPhotoProblem(undefined);
    const files = await Promise.all(photos.flatMap((photo) => (photo.kind === 'new' ? [shrinkPhoto(photo.file)] : [])));
    try {
      setPhotos((now) => withProgress(now, files, 0));
      await onSend({ values: sent, photos, files }, (bytes) => setPhotos((now) => withProgress(now, files, bytes)));
      window.clearTimeout(timer.current);
    } catch (error) {
      const failure = error instanceof CallFailed ? error : undefined;
      setPhotoProblem(failure?.fields.image_url ?? failure?.fields.photos);
      setPhotos(withFailure);
      showFailure(form, error, failed);
    }
  }

  return (
    <FormTheme>
      <div ref={formBox}>
        <FormLayout form={form} onSubmit={send} label={submit} width="wide">
          <ErrorSummary labels={labels} />
          <FormSection title={sections.basics}>
            <Controller
              control={form.control}
              name="purpose"
              render={({ field }) => (
                <SegmentedControl
                  label={fields.purpose.label}
                  choices={purposes}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <TextField name="title" required maxLength={LISTING_LIMITS.titleMax} {...fields.title} />
            <FormRow>
              <SelectField
                name="property_type"
                required
                unchosen={dashboard.ad.choose}
                choices={FORM_PROPERTY_TYPES}
                {...fields.propertyType}
              />
              <AreaField
                name="area"
                required
                areas={areas.data ?? []}
                status={areas.data ? 'ready' : areas.error ? 'failed' : 'loading'}
                onRetry={areas.retry}
                {...fields.area}
              />
            </FormRow>
          </FormSection>
          <FormSection title={sections.price}>
            <FormRow>
              <PriceField
                name="price"
                required
                unit={purpose === 'rent' ? dashboard.ad.perMonth : undefined}
                {...fields.price}
              />
              <DimensionField name="dimension" optional {...fields.dimension} />
            </FormRow>
          </FormSection>
          <FormSection title={sections.facts}>
            <FormRow>
              <NumberField name="bedrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bedrooms} />
              <NumberField name="bathrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bathrooms} />
            </FormRow>
            <CheckboxField name="garage" {...fields.garage} />
          </FormSection>
          <FormSection title={sections.photos}>
            <ImagePicker
              value={photos}
              onChange={changePhotos}
              label={photoWords.label}
              help={photoWords.help}
              labels={{ add: photoWords.add, main: photoWords.cover }}
              max={MAX_PHOTOS}
              error={photoProblem}
              disabled={isSending}
              onRetry={() => formBox.current?.querySelector('form')?.requestSubmit()}
            />
          </FormSection>
          <FormSection title={fields.description.label}>
            <TextAreaField
              name="description"
              optional
              rows={5}
              maxLength={LISTING_LIMITS.descriptionMax}
              {...fields.description}
            />
          </FormSection>
          <FormSection title={sections.contact}>
            <FormRow>
              <EmailField name="email" {...fields.email} />
              <TelField name="cell_no" {...fields.cellNo} />
            </FormRow>
          </FormSection>
          <CheckboxField name="agreeToTerms" label={terms} />
          <SubmitButton size="large" pendingText={submitting} because={agreed ? undefined : AD_TERMS_NOT_AGREED}>
            {submit}
          </SubmitButton>
        </FormLayout>
      </div>
    </FormTheme>
  );
}
