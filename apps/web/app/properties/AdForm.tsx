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
import { useCallback, useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { dashboard } from '../content/dashboard.ts';
import { fillCount } from '../content/fill.ts';
import { useAreas } from '../data/areas.ts';
import { CallFailed } from '../data/call.ts';
import { showFailure } from '../forms/failure.ts';
import { isRefused, type PhotoSender } from '../forms/photoSender.ts';
import { type AdValues, adSchema } from '../forms/properties.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import styles from './AdForm.module.css';
import { usePhotoSender } from './usePhotoSender.ts';

const {
  fields,
  sections,
  sectionNotes,
  photos: photoWords,
  purposes,
  terms,
  photoRefused,
  featured,
  draftKept,
} = dashboard.ad;
const labels = Object.fromEntries(
  Object.entries({ ...fields, property_type: fields.propertyType, cell_no: fields.cellNo }).map(([name, field]) => [
    name,
    field.label,
  ]),
);

/** What the form hands over to be sent. */
export interface Ad {
  values: AdValues;
  /** The photos in their order: addresses of posted ones, tickets of those sent ahead, and `new:0`, … for the files. */
  order: readonly string[];
  /** The photos that could not be sent ahead. */
  files: readonly File[];
}

interface AdFormProps {
  values: AdValues;
  photos: readonly PhotoItem[];
  submit: string;
  submitting: string;
  /** What is said when the server gives no reason. */
  failed: string;
  /** How many more ads the plan lets the seller feature. */
  featuredLeft?: number | undefined;
  /** Sends the ad and goes on; a failure is shown here. */
  onSend: (ad: Ad) => Promise<void>;
  /** Told whatever was changed, a moment after it was; answers whether this device keeps it. */
  onChange: (values: AdValues, photos: readonly PhotoItem[]) => Promise<boolean>;
}

const QUIET_MS = 400;

/** The server has let photos go that were sent ahead: they are sent again with the ad. */
const hasLostPhotos = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 409 || error.fields.existing_images !== undefined);

async function photosToSend(photos: readonly PhotoItem[], sender: PhotoSender): Promise<Pick<Ad, 'order' | 'files'>> {
  const unsent: File[] = [];
  const order = photos.map((photo) => {
    if (photo.kind === 'stored') return photo.id;
    const { ticket } = sender.state().get(photo.id) ?? {};
    return ticket ?? `new:${unsent.push(photo.file) - 1}`;
  });
  return { order, files: await Promise.all(unsent.map(shrinkPhoto)) };
}

/** Asks before the tab is closed while something is on its way. */
function useLeaveQuestion(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}

/** Tells of changes a moment after the last one; `now` does not wait, and neither does a page that may be about to go. */
function useQuietly(report: () => void): { tell: () => void; now: () => void } {
  const latest = useRef(report);
  latest.current = report;
  const timer = useRef<number>(undefined);
  const tell = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, QUIET_MS);
  }, []);
  const now = useCallback(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    latest.current();
  }, []);
  useEffect(() => {
    document.addEventListener('visibilitychange', now);
    return () => {
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [now]);
  return { tell, now };
}

/** The form of an ad, posted or edited, in the order in which a seller thinks of it. */
export function AdForm({
  values,
  photos: firstPhotos,
  submit,
  submitting,
  failed,
  featuredLeft = 0,
  onSend,
  onChange,
}: AdFormProps) {
  const form = useForm<AdValues>({ defaultValues: values, resolver: yupResolver(adSchema) });
  const [photos, setPhotos] = useState<readonly PhotoItem[]>(firstPhotos);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const { shown, sender } = usePhotoSender(photos);
  const areas = useAreas();
  const [agreed, purpose] = useWatch({ control: form.control, name: ['agreeToTerms', 'purpose'] });
  const isSending = form.formState.isSubmitting;
  const [isKept, setKept] = useState(false);
  const { tell, now } = useQuietly(() => void onChange(form.getValues(), photos).then(setKept));
  useLeaveQuestion(isSending);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      setKept(false);
      tell();
    });
    return unsubscribe;
  }, [form, tell]);
  // Photographs are chosen one decision at a time: nothing more is coming that would be worth waiting for.
  useEffect(now, [photos]);

  function changePhotos(next: PhotoItem[]) {
    // The picker's list carries how far each is; that is the sender's to know.
    setPhotos(next.map((each) => (each.kind === 'new' ? { kind: 'new', id: each.id, file: each.file } : each)));
    setPhotoProblem(undefined);
    setKept(false);
    tell();
  }

  async function send(sent: AdValues) {
    setPhotoProblem(undefined);
    sender.retryLost();
    await sender.settled();
    if ([...sender.state().values()].some((way) => way.failed && isRefused(way.failed))) {
      setPhotoProblem(photoRefused);
      form.setError('root', { message: photoRefused });
      return;
    }
    const attempt = async () => onSend({ values: sent, ...(await photosToSend(photos, sender)) });
    try {
      await attempt().catch((error: unknown) => {
        if (!hasLostPhotos(error)) throw error;
        sender.forgetTickets();
        return attempt();
      });
    } catch (error) {
      const failure = error instanceof CallFailed ? error : undefined;
      setPhotoProblem(failure?.fields.image_url ?? failure?.fields.existing_images);
      showFailure(form, error, failed);
    }
  }

  return (
    <>
      <div className={styles.form}>
        <FormLayout form={form} onSubmit={send} label={submit}>
          <FormSection title={sections.basics} description={sectionNotes.basics} layout="aside">
            <Controller
              control={form.control}
              name="purpose"
              render={({ field }) => (
                <div>
                  <SegmentedControl
                    label={fields.purpose.label}
                    choices={purposes}
                    value={field.value}
                    onChange={field.onChange}
                  />
                </div>
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
          <FormSection title={sections.price} description={sectionNotes.price} layout="aside">
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
          <FormSection title={sections.facts} description={sectionNotes.facts} layout="aside">
            <FormRow>
              <NumberField name="bedrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bedrooms} />
              <NumberField name="bathrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bathrooms} />
            </FormRow>
            <CheckboxField name="garage" {...fields.garage} />
          </FormSection>
          <FormSection title={sections.photos} description={sectionNotes.photos} layout="aside">
            <ImagePicker
              value={shown}
              onChange={changePhotos}
              label={photoWords.label}
              help={photoWords.help}
              labels={{ add: photoWords.add, main: photoWords.cover }}
              max={MAX_PHOTOS}
              error={photoProblem}
              disabled={isSending}
              onRetry={sender.retry}
            />
          </FormSection>
          <FormSection title={sections.words} description={sectionNotes.words} layout="aside">
            <TextAreaField
              name="description"
              optional
              rows={5}
              maxLength={LISTING_LIMITS.descriptionMax}
              {...fields.description}
            />
          </FormSection>
          <FormSection title={sections.contact} description={sectionNotes.contact} layout="aside">
            <FormRow>
              <EmailField name="email" {...fields.email} />
              <TelField name="cell_no" {...fields.cellNo} />
            </FormRow>
          </FormSection>
          <div className={styles.end}>
            {(featuredLeft > 0 || values.featured) && (
              <CheckboxField
                name="featured"
                label={featured.label}
                help={values.featured ? featured.now : fillCount(featured.left, featuredLeft)}
              />
            )}
            <CheckboxField
              name="agreeToTerms"
              label={
                <>
                  {terms.before}
                  <a href="/terms-and-conditions" target="_blank" rel="noopener">
                    {terms.link}
                  </a>
                  {terms.after}
                </>
              }
            />
            <ErrorSummary fieldNames={labels} />
          </div>
          <div className={styles.bar}>
            <SubmitButton
              size="large"
              fullWidth
              pendingText={submitting}
              because={agreed ? undefined : AD_TERMS_NOT_AGREED}
            >
              {submit}
            </SubmitButton>
          </div>
          <p className={styles.kept}>{isKept && draftKept}</p>
        </FormLayout>
      </div>
    </>
  );
}
