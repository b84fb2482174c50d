import { yupResolver } from '@hookform/resolvers/yup';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { FormSection } from '@karachi-estates/design-system/FormSection';
import { ImagePicker, type PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { MAX_PHOTOS } from '@karachi-estates/domain/properties/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { decoration } from '../chrome/decoration.ts';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { CallFailed } from '../data/call.ts';
import { showFailure } from '../forms/failure.ts';
import { isRefused, type PhotoSender } from '../forms/photoSender.ts';
import { type AdValues, adSchema } from '../forms/properties.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AdConsent } from './AdConsent.tsx';
import { AdBasics, AdPriceAndFacts, AdWordsAndContact } from './AdFields.tsx';
import { AdFormBar } from './AdFormBar.tsx';
import { besideTitles } from './besideTitles.ts';
import { useAdSaving } from './useAdSaving.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { usePhotoSender } from './usePhotoSender.ts';
import { useStop } from './useStop.ts';

// It says something only once something is filled in, far below the first screen.
const AdQuality = decoration(() => import('./AdQuality.tsx'));
const AdQuestions = decoration(() => import('./AdQuestions.tsx'));

/** What the form hands over to be sent. */
export interface Ad {
  values: AdValues;
  /** The photos in their order: addresses of posted ones, tickets of those sent ahead, and `new:0`, … for the files. */
  order: readonly string[];
  /** The photos that could not be sent ahead. */
  files: readonly File[];
  /** The photos as the form has them. */
  photos: readonly PhotoItem[];
  /** Aborted when the seller stops it. */
  signal: AbortSignal;
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
  /** The seller is asked something meanwhile, and nothing is on its way. */
  isAsking: boolean;
  /** Sends the ad and goes on; a failure is shown here. */
  onSend: (ad: Ad) => Promise<void>;
  /** Told whatever was changed, a moment after it was; answers whether this device stored it. */
  onChange: (values: AdValues, photos: readonly PhotoItem[]) => Promise<boolean>;
}

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

/** Goes to the field that is to be changed, as a link of the desk names it. */
function useNamedField(form: UseFormReturn<AdValues>) {
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (name === 'photos') document.getElementById(name)?.scrollIntoView();
    else if (Object.hasOwn(form.getValues(), name)) form.setFocus(name as keyof AdValues);
  }, [form]);
}

/** The form of an ad, posted or edited, in the order in which a seller thinks of it. */
export function AdForm({
  values,
  photos: firstPhotos,
  submit,
  submitting,
  failed,
  featuredLeft = 0,
  isAsking,
  onSend,
  onChange,
}: AdFormProps) {
  const {
    sections,
    sectionNotes,
    photos: photoWords,
    photoRefused,
    draftSaved,
    stop: stopWords,
  } = useContent('dashboard', dashboard).ad;
  const form = useForm<AdValues>({ defaultValues: values, resolver: yupResolver(adSchema) });
  const [photos, setPhotos] = useState<readonly PhotoItem[]>(firstPhotos);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const { shown, sender, isOver } = usePhotoSender(photos);
  const { expire } = useSession();
  const notify = useNotify();
  const isSending = form.formState.isSubmitting;
  const { isSaved, save, savePhotos } = useAdSaving(form, photos, onChange);
  const isOnItsWay = isSending && !isAsking;
  useLeaveQuestion(isOnItsWay);
  const { isSlow, begin, stop } = useStop(isOnItsWay);
  const publish = useRef<HTMLButtonElement>(null);

  const leave = useEffectEvent(() => {
    save(photos);
    expire();
  });
  // What was typed since is kept first, which needs the session.
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  useNamedField(form);

  function changePhotos(picked: PhotoItem[]) {
    // The picker's list carries how far each is; that is the sender's to know.
    const next = picked.map(
      (each): PhotoItem => (each.kind === 'new' ? { kind: 'new', id: each.id, file: each.file } : each),
    );
    setPhotos(next);
    setPhotoProblem(undefined);
    savePhotos(next);
  }

  async function send(sent: AdValues) {
    const signal = begin();
    setPhotoProblem(undefined);
    sender.retryLost();
    await sender.settled(signal);
    if (signal.aborted) return;
    if ([...sender.state().values()].some((way) => way.failed && isRefused(way.failed))) {
      setPhotoProblem(photoRefused);
      form.setError('root', { message: photoRefused });
      document.getElementById('photos')?.scrollIntoView();
      return;
    }
    const attempt = async () => onSend({ values: sent, photos, signal, ...(await photosToSend(photos, sender)) });
    try {
      await attempt().catch((error: unknown) => {
        if (signal.aborted || !hasLostPhotos(error)) throw error;
        sender.forgetTickets();
        return attempt();
      });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof CallFailed ? error : undefined;
      setPhotoProblem(failure?.fields.image_url ?? failure?.fields.existing_images);
      showFailure(form, error, failed);
    }
  }

  function stopSending() {
    publish.current?.focus();
    stop();
    notify({ text: stopWords.done });
  }

  return (
    <FormLayout form={form} onSubmit={send} label={submit} sx={{ maxWidth: '62rem' }}>
      <AdBasics />
      <AdPriceAndFacts />
      <FormSection id="photos" title={sections.photos} description={sectionNotes.photos} layout="aside">
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
      <AdWordsAndContact />
      <Box sx={besideTitles}>
        <Suspense>
          <AdQuestions />
        </Suspense>
        <Suspense>
          <AdQuality photos={shown.filter((each) => each.kind === 'stored' || !each.isRefused).length} />
        </Suspense>
      </Box>
      <AdConsent isFeatured={values.featured} featuredLeft={featuredLeft} />
      <AdFormBar submit={submit} submitting={submitting} publish={publish} onStop={isSlow ? stopSending : undefined} />
      <Typography variant="body2" color="textSecondary" sx={{ ...besideTitles, minHeight: '1.5em' }}>
        {isSaved && draftSaved}
      </Typography>
    </FormLayout>
  );
}
