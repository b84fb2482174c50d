import { saveProperty } from '@karachi-estates/contracts/properties';
import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { DraftNotice } from '@karachi-estates/design-system/DraftNotice';
import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { canPublish, isPlanId } from '@karachi-estates/domain/plans/plans';
import { AD_POST_FAILED, AD_POSTED } from '@karachi-estates/domain/properties/messages';
import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { KitLink } from '../../chrome/KitLink.tsx';
import { useNotify } from '../../chrome/Notices.tsx';
import styles from '../../chrome/WorkspacePage.module.css';
import { dashboard } from '../../content/dashboard.ts';
import { fill } from '../../content/fill.ts';
import { privateTitles } from '../../content/seo.ts';
import { PROPERTIES, useMyFigures } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { type AdDraft, dropDraft, keepDraft, readDraft } from '../../forms/draft.ts';
import { type AdValues, emptyAd, payloadOf } from '../../forms/properties.ts';
import { type Ad, AdForm } from '../../properties/AdForm.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

const { ad: words, limit } = dashboard;

export const meta: MetaFunction = () => [
  { title: privateTitles['/seller-post-ad'] },
  { name: 'robots', content: 'noindex' },
];

interface Start {
  values: AdValues;
  photos: PhotoItem[];
  key: string;
}

const timeOf = (moment: number) =>
  new Intl.DateTimeFormat('en-PK', { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** Post a property: the form, the draft that waits on this device, and the plan's limit before anything is typed. */
export default function SellerPostAdRoute() {
  const { user } = useSession();
  const sellerId = user?.id ?? 0;
  const { data: figures } = useMyFigures();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  const [draft, setDraft] = useState<AdDraft>();
  const [start, setStart] = useState<Start>();
  const isSent = useRef(false);

  const afresh = (): Start => ({
    values: { ...emptyAd, email: user?.email ?? '', cell_no: user?.phone ?? '' },
    photos: [],
    key: crypto.randomUUID(),
  });

  // Once for each seller: the key must stay the same from the first try to the last.
  useEffect(() => {
    // After a refresh the seller is not known at once, and neither is whose draft to look for.
    if (sellerId === 0) return;
    void readDraft(sellerId).then((found) => (found ? setDraft(found) : setStart(afresh())));
  }, [sellerId]);

  const plan = figures && isPlanId(figures.plan) ? figures.plan : undefined;
  const publish = plan && figures ? canPublish({ plan, activeListings: figures.active }) : undefined;
  const refused = publish && !publish.ok ? publish.because : undefined;

  function keep(values: AdValues, photos: readonly PhotoItem[]) {
    if (!start || isSent.current) return;
    const files = photos.flatMap((photo) => (photo.kind === 'new' ? [photo.file] : []));
    void keepDraft(sellerId, { values, photos: files, key: start.key, savedAt: Date.now() });
  }

  async function post({ values, files }: Ad, onProgress: (sent: number) => void) {
    const form = new FormData();
    for (const [name, value] of Object.entries(payloadOf(values))) form.set(name, value);
    for (const file of files) form.append('image_url', file);
    await upload(saveProperty, { form, idempotencyKey: start?.key ?? '', onProgress });
    isSent.current = true;
    await dropDraft(sellerId);
    notify({ text: AD_POSTED, tone: 'success' });
    await navigate('/my-properties');
    await mutate((key) => typeof key === 'string' && key.startsWith(PROPERTIES));
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.postHeading}</h1>
      {refused && (
        <Alert
          tone="warning"
          title={limit.heading}
          action={
            <Button href="/plans" linkComponent={KitLink} size="small">
              {limit.action}
            </Button>
          }
        >
          {refused} {limit.text}
        </Alert>
      )}
      {draft && !start && (
        <DraftNotice
          savedAt={timeOf(draft.savedAt)}
          onContinue={() =>
            setStart({
              values: draft.values,
              photos: draft.photos.map((file, index) => ({ kind: 'new', id: `draft-${index}`, file })),
              key: draft.key,
            })
          }
          onDiscard={() => {
            void dropDraft(sellerId);
            setStart(afresh());
          }}
        >
          {fill(words.draft.note, { when: fill(words.draft.when, { date: timeOf(draft.savedAt) }) })}
        </DraftNotice>
      )}
      {start && (
        <AdForm
          values={start.values}
          photos={start.photos}
          submit={words.publish}
          submitting={words.publishing}
          failed={AD_POST_FAILED}
          onSend={post}
          onChange={keep}
        />
      )}
    </div>
  );
}
