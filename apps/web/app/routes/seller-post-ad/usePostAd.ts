import type { PostedBefore } from '@karachi-estates/contracts/duplicates';
import { getMyProperty, saveProperty, updateProperty } from '@karachi-estates/contracts/ownProperties';
import { AD_NOT_LOGGED_IN, AD_POSTED } from '@karachi-estates/domain/properties/messages';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { CallFailed, call } from '../../data/call.ts';
import { PROPERTIES, useListingStatus } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { emptiedOf, payloadOf } from '../../forms/properties.ts';
import { useSay } from '../../locale/useSay.ts';
import type { Ad } from '../../properties/AdForm.tsx';
import { keepForPosted, TAKES_UP, type useAdDraft } from '../../properties/useAdDraft.ts';
import { useIsOpen } from '../../properties/useIsOpen.ts';
import { usePostedBefore } from '../../properties/usePostedBefore.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { storedToken } from '../../session/storage.ts';

/** An ad as it is sent. */
function formOf({ values, order, files }: Ad): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payloadOf(values))) form.set(name, value);
  if (files.length < order.length) form.set('existing_images', JSON.stringify(order));
  for (const file of files) form.append('image_url', file);
  return form;
}

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

type Draft = Pick<ReturnType<typeof useAdDraft>, 'start' | 'renew' | 'finish'>;

/**
 * Posts an ad, or what the seller chooses where they posted the same home before.
 * @returns `question` while that is asked
 */
export function usePostAd({ start, renew, finish }: Draft) {
  const say = useSay();
  const { ad: words } = useContent('dashboard', dashboard);
  const { user, drop, expire } = useSession();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  const { question, ask, askOf } = usePostedBefore();
  const { change } = useListingStatus();
  const isOpen = useIsOpen();

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
    const form = formOf(ad);
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

  return { question, post };
}
