import type { PostedBefore } from '@karachi-estates/contracts/duplicates';
import { getMyProperty, saveProperty, updateProperty } from '@karachi-estates/contracts/properties';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { canPublish, isPlanId } from '@karachi-estates/domain/plans/plans';
import { AD_NOT_LOGGED_IN, AD_POST_FAILED, AD_POSTED } from '@karachi-estates/domain/properties/messages';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useNotify } from '../../chrome/Notices.tsx';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { CallFailed, call } from '../../data/call.ts';
import { PROPERTIES, useListingStatus, useMyFigures } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { emptiedOf, emptyAd, payloadOf } from '../../forms/properties.ts';
import { useSay } from '../../locale/useSay.ts';
import { AdDraftNotice } from '../../properties/AdDraftNotice.tsx';
import { type Ad, AdForm } from '../../properties/AdForm.tsx';
import { OpenElsewhere } from '../../properties/OpenElsewhere.tsx';
import { keepForPosted, TAKES_UP, useAdDraft } from '../../properties/useAdDraft.ts';
import { useIsOpen } from '../../properties/useIsOpen.ts';
import { usePostedBefore } from '../../properties/usePostedBefore.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { storedToken } from '../../session/storage.ts';

// Nobody sees it but who posts a home again.
const loadPostedBefore = () => import('../../properties/PostedBeforeDialog.tsx');

export const meta = privatePageMeta('/seller-post-ad');

/** Post a property: the form, the draft that waits on this device, and the plan's limit before anything is typed. */
export default function SellerPostAdRoute() {
  const say = useSay();
  const { ad: words, limit } = useContent('dashboard', dashboard);
  const { user, drop, expire } = useSession();
  const { data: figures } = useMyFigures();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  // After a refresh the seller is not known at once, and neither is whose draft to look for.
  const { draft, elsewhere, start, takeUp, startAfresh, renew, store, finish } = useAdDraft(
    user ? { sellerId: user.id } : undefined,
    () => ({
      values: { ...emptyAd, email: user?.email ?? '', cell_no: formatPhone(user?.phone ?? '') },
      photos: [],
      seen: '',
    }),
  );

  const { question, ask, askOf } = usePostedBefore();
  const { change } = useListingStatus();
  const isOpen = useIsOpen();

  const plan = figures && isPlanId(figures.plan) ? figures.plan : undefined;
  const publish = plan && figures ? canPublish({ plan, activeListings: figures.active }) : undefined;
  const refused = publish && !publish.ok ? say(publish) : undefined;

  /** @param before what the seller says it is not; null where there was nothing to ask about */
  function postAnew(form: FormData, { signal }: Ad, idempotencyKey: string, before: PostedBefore | null | undefined) {
    if (before) form.set('another_home', '1');
    if (before !== undefined) form.set('asked_about', String(before?.property_id ?? 0));
    return upload(saveProperty, { form, idempotencyKey, signal });
  }

  /** As it is written now, whatever it said; a mark as featured that still runs stays. */
  function bringBack(id: number, form: FormData, { values, signal }: Ad) {
    form.set('bring_back', '1');
    if (!values.featured) form.delete('featured');
    form.set('fields_to_empty', JSON.stringify(emptiedOf(values)));
    return upload(updateProperty, { params: { property_id: String(id) }, form, signal });
  }

  /** Goes on in the form of a listing that is posted. Where the device cannot keep what was typed, it stays here. */
  async function changePosted(ad: Ad, id: number, isShown: boolean): Promise<void> {
    if (!isShown) {
      await change(id, 'active');
      notify({ text: words.postedBefore.broughtBack, tone: 'success' });
    }
    const { data } = await call(getMyProperty, { params: { property_id: String(id) } });
    if (!user || !(await keepForPosted(ad, data, user.id))) throw new CallFailed(0);
    await finish();
    await navigate(`/seller-post-edit/${id}`, { state: TAKES_UP });
  }

  /** An earlier try of this form has arrived, or another window has taken up the same draft. */
  async function postAsAnother(ad: Ad, id: number): Promise<void> {
    const posted = await call(getMyProperty, { params: { property_id: String(id) } }).then(
      ({ data }) => data,
      (error: unknown) => {
        // It was deleted since.
        if (error instanceof CallFailed && error.status === 404) return undefined;
        throw error;
      },
    );
    const choice = posted ? await askOf(posted) : 'post';
    if (choice === 'post') return post(ad, { key: await renew(ad) });
    // What waits for its review is changed as it stands.
    if (choice === 'bring-back' && posted)
      return changePosted(ad, id, posted.status === 'active' || posted.review !== undefined);
  }

  async function post(ad: Ad, { again = false, key = start?.key ?? '' } = {}): Promise<void> {
    const { values, order, files } = ad;
    if (!storedToken()) {
      drop();
      notify({ text: say(told({ AD_NOT_LOGGED_IN })), tone: 'error' });
      await navigate('/login');
      return;
    }
    const { choice, posted: before } = await ask(ad, again);
    if (choice === 'write-on') return;
    const bringsBack = choice === 'bring-back' && before?.status === 'deleted' ? before : undefined;
    if (choice === 'bring-back' && before && !bringsBack)
      return changePosted(ad, before.property_id, before.status === 'active');
    const form = new FormData();
    for (const [name, value] of Object.entries(payloadOf(values))) form.set(name, value);
    if (files.length < order.length) form.set('existing_images', JSON.stringify(order));
    for (const file of files) form.append('image_url', file);
    let done = say(told({ AD_POSTED }));
    try {
      const { property } = await (bringsBack
        ? bringBack(bringsBack.property_id, form, ad)
        : postAnew(form, ad, key, before));
      if (bringsBack) done = words.postedBefore.broughtBackAnew;
      if (property.review) done = say(told({ LISTING_HELD }));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 401) return expire();
      if (error.fields.asked_about) return post(ad, { again: true, key });
      if (error.fields.property_id) return postAsAnother(ad, Number(error.fields.property_id));
      throw error;
    }
    await finish();
    notify({ text: done, tone: 'success', isAlert: true });
    if (isOpen()) await navigate('/my-properties');
    await mutate((key) => typeof key === 'string' && key.startsWith(PROPERTIES));
  }

  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.postHeading} />
      {refused && (
        <Alert
          severity="warning"
          role="note"
          action={
            <Button href="/plans" size="small">
              {limit.action}
            </Button>
          }
        >
          <AlertTitle>{limit.heading}</AlertTitle>
          {refused} {limit.text}
        </Alert>
      )}
      {draft && <AdDraftNotice draft={draft} onContinue={takeUp} onDiscard={startAfresh} />}
      {elsewhere && <OpenElsewhere title={elsewhere.title} />}
      {start && (
        <AdForm
          values={start.values}
          photos={start.photos}
          submit={words.publish}
          submitting={words.publishing}
          failed={say(told({ AD_POST_FAILED }))}
          featuredLeft={figures?.featured_left}
          onSend={(ad) => post(ad)}
          onChange={store}
        />
      )}
      {question && (
        <LoadedPart load={loadPostedBefore} floating onDismiss={() => question.onChoice('write-on')}>
          {({ default: PostedBeforeDialog }) => <PostedBeforeDialog {...question} />}
        </LoadedPart>
      )}
    </WorkspacePage>
  );
}
