import { yupResolver } from '@hookform/resolvers/yup';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { FormSection } from '@karachi-estates/design-system/FormSection';
import { ImagePicker, type PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { narrowerThan } from '@karachi-estates/design-system/theme/breakpoints';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { AD_TERMS_NOT_AGREED } from '@karachi-estates/domain/properties/messages';
import { MAX_PHOTOS } from '@karachi-estates/domain/properties/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { decoration } from '../chrome/decoration.ts';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { type DashboardContent, dashboard } from '../content/dashboard.ts';
import { fillCount } from '../content/fill.ts';
import { CallFailed } from '../data/call.ts';
import { showFailure } from '../forms/failure.ts';
import { isRefused, type PhotoSender } from '../forms/photoSender.ts';
import { type AdValues, adSchema } from '../forms/properties.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import { useSay } from '../locale/useSay.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AdBasics, AdPriceAndFacts, AdWordsAndContact } from './AdFields.tsx';
import { useDebounced } from './useDebounced.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { usePhotoSender } from './usePhotoSender.ts';
import { useStop } from './useStop.ts';

// It says something only once something is filled in, far below the first screen.
const AdQuality = decoration(() => import('./AdQuality.tsx'));
const AdQuestions = decoration(() => import('./AdQuestions.tsx'));

/** How the form calls what the wire carries. */
export const labelsOf = (fields: DashboardContent['ad']['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...fields, property_type: fields.propertyType, cell_no: fields.cellNo, part_id: fields.part }).map(
      ([name, field]) => [name, field.label],
    ),
  );

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

// On a phone the button stays at hand however long the form is, and never over what has the focus.
const stickyBar = <GlobalStyles styles={{ [narrowerThan(640)]: { html: { scrollPaddingBlockEnd: '7rem' } } }} />;

const Bar = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1),
    maxWidth: '20rem',
    '& > div': { flexGrow: 1 },
    [theme.breakpoints.down('sm')]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 5,
      maxWidth: 'none',
      marginInline: theme.spacing(-2),
      padding: theme.spacing(1, 2),
      paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom, 0rem))`,
      borderBlockStart: hairline(theme),
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
    },
  })),
);

// In the column of the fields, where the titles stand beside them.
const besideTitles = { marginInlineStart: { lg: 'calc(16rem + 2rem)' } };

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
  const say = useSay();
  const {
    sections,
    sectionNotes,
    photos: photoWords,
    terms,
    photoRefused,
    featured,
    draftSaved,
    stop: stopWords,
    fields,
  } = useContent('dashboard', dashboard).ad;
  const form = useForm<AdValues>({ defaultValues: values, resolver: yupResolver(adSchema) });
  const [photos, setPhotos] = useState<readonly PhotoItem[]>(firstPhotos);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const { shown, sender, isOver } = usePhotoSender(photos);
  const { expire } = useSession();
  const notify = useNotify();
  const agreed = useWatch({ control: form.control, name: 'agreeToTerms' });
  const isSending = form.formState.isSubmitting;
  const [isSaved, setSaved] = useState(false);
  const save = (of: readonly PhotoItem[]) => void onChange(form.getValues(), of).then(setSaved);
  const tell = useDebounced(() => save(photos));
  useLeaveQuestion(isSending);
  const { isSlow, begin, stop } = useStop(isSending);
  const publish = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      setSaved(false);
      tell();
    });
    return unsubscribe;
  }, [form, tell]);

  const leave = useEffectEvent(() => {
    save(photos);
    expire();
  });
  // What was typed since is kept first, which needs the session.
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  // A link of the desk names the field that is to be changed.
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (name === 'photos') document.getElementById(name)?.scrollIntoView();
    else if (Object.hasOwn(form.getValues(), name)) form.setFocus(name as keyof AdValues);
  }, [form]);

  function changePhotos(picked: PhotoItem[]) {
    // The picker's list carries how far each is; that is the sender's to know.
    const next = picked.map(
      (each): PhotoItem => (each.kind === 'new' ? { kind: 'new', id: each.id, file: each.file } : each),
    );
    setPhotos(next);
    setPhotoProblem(undefined);
    setSaved(false);
    // Photographs are chosen one decision at a time: nothing more is coming that would be worth waiting for.
    save(next);
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
      {stickyBar}
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
      <Stack
        spacing={2}
        sx={{
          ...besideTitles,
          pt: 3,
          borderTop: 1,
          borderColor: 'divider',
          '& > [role="alert"]:empty': { display: 'none' },
        }}
      >
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
              <Link href="/terms-and-conditions" target="_blank" rel="noopener" underline="always">
                {terms.link}
              </Link>
              {terms.after}
            </>
          }
        />
        <ErrorSummary fieldNames={labelsOf(fields)} />
      </Stack>
      <Bar sx={besideTitles}>
        <SubmitButton
          size="large"
          fullWidth
          pendingText={submitting}
          because={agreed ? undefined : say(told({ AD_TERMS_NOT_AGREED }))}
          slotProps={{ button: { ref: publish } }}
        >
          {submit}
        </SubmitButton>
        {isSlow && (
          <Button size="large" variant="outlined" onClick={stopSending}>
            {stopWords.action}
          </Button>
        )}
      </Bar>
      <Typography variant="body2" color="textSecondary" sx={{ ...besideTitles, minHeight: '1.5em' }}>
        {isSaved && draftSaved}
      </Typography>
    </FormLayout>
  );
}
