import { getMyProperty, type OwnProperty, updateProperty } from '@karachi-estates/contracts/ownProperties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { AD_UPDATE_FAILED, AD_UPDATE_NOT_AUTHORIZED, AD_UPDATED } from '@karachi-estates/domain/properties/messages';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useNotify } from '../../chrome/Notices.tsx';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { CallFailed, call } from '../../data/call.ts';
import { PROPERTIES, useMyFigures, useMyProperty } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { said } from '../../forms/said.ts';
import { useSay } from '../../locale/useSay.ts';
import { AdDraftNotice } from '../../properties/AdDraftNotice.tsx';
import { type Ad, AdForm } from '../../properties/AdForm.tsx';
import type { ChangedMeanwhileDialogProps, MeanwhileChoice } from '../../properties/ChangedMeanwhileDialog.tsx';
import { changedTwice, changeForm, onNewest } from '../../properties/changedMeanwhile.ts';
import { OpenElsewhere } from '../../properties/OpenElsewhere.tsx';
import { OwnPropertyMissing } from '../../properties/OwnPropertyMissing.tsx';
import { type AdStart, originOf, useAdDraft } from '../../properties/useAdDraft.ts';
import { useIsOpen } from '../../properties/useIsOpen.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { storedToken } from '../../session/storage.ts';

export const meta = privatePageMeta('/seller-post-edit');

// Nobody sees it but who changes an ad in two places.
const loadChangedMeanwhile = () => import('../../properties/ChangedMeanwhileDialog.tsx');

/** Sends the changes of an ad. What somebody else has changed meanwhile stays, or is asked about. */
function useUpdate({ property_id }: OwnProperty, restart: (next: AdStart) => Promise<void>) {
  const [question, setQuestion] = useState<ChangedMeanwhileDialogProps>();
  const params = { property_id: String(property_id) };
  const send = (form: FormData, { signal }: Ad) => upload(updateProperty, { params, form, signal });

  /** @returns the ad as it is then; undefined where the seller goes on writing. */
  async function update(ad: Ad, start: AdStart): Promise<OwnProperty | undefined> {
    try {
      return (await send(changeForm(ad, start.origin), ad)).property;
    } catch (error) {
      if (!(error instanceof CallFailed && error.fields.seen)) throw error;
    }
    const { data } = await call(getMyProperty, { params, signal: ad.signal });
    const newest = originOf(data);
    const changed = changedTwice(ad, start.origin, newest);
    const choice =
      changed.length === 0
        ? 'over'
        : await new Promise<MeanwhileChoice>((onChoice) => setQuestion({ changed, onChoice }));
    setQuestion(undefined);
    if (choice === 'over') return (await send(changeForm(ad, start.origin, newest), ad)).property;
    if (choice === 'newest') await restart(onNewest(ad, start, newest));
    return undefined;
  }

  return { question, update };
}

function EditForm({ property }: { property: OwnProperty }) {
  const { ad: words } = useContent('dashboard', dashboard);
  const { user, drop } = useSession();
  const { data: figures } = useMyFigures();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  const isOpen = useIsOpen();
  const { draft, elsewhere, start, takeUp, startAfresh, restart, store, finish } = useAdDraft(
    user ? { sellerId: user.id, propertyId: property.property_id } : undefined,
    () => originOf(property),
  );
  const { question, update } = useUpdate(property, restart);

  async function goToLogin() {
    drop();
    notify({ text: said(told({ AD_UPDATE_NOT_AUTHORIZED })), tone: 'error' });
    await navigate('/login');
  }

  async function send(ad: Ad, from: AdStart) {
    if (!storedToken()) return goToLogin();
    let done = told({ AD_UPDATED });
    try {
      const changed = await update(ad, from);
      if (!changed) return;
      if (changed.review?.state === 'held') done = told({ LISTING_HELD });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return goToLogin();
      throw error;
    }
    await finish();
    notify({ text: said(done), tone: 'success' });
    if (isOpen()) await navigate('/my-properties');
    await mutate((key) => typeof key === 'string' && key.startsWith(PROPERTIES));
  }

  if (draft) return <AdDraftNotice draft={draft} onContinue={takeUp} onDiscard={startAfresh} />;
  return (
    start && (
      <>
        {elsewhere && <OpenElsewhere title={elsewhere.title} isPosted />}
        <AdForm
          key={start.origin.seen}
          values={start.values}
          photos={start.photos}
          submit={words.update}
          submitting={words.updating}
          failed={said(told({ AD_UPDATE_FAILED }))}
          featuredLeft={figures?.featured_left}
          isAsking={question !== undefined}
          onSend={(ad) => send(ad, start)}
          onChange={store}
        />
        {question && (
          <LoadedPart load={loadChangedMeanwhile} floating onDismiss={() => question.onChoice('write-on')}>
            {({ default: ChangedMeanwhileDialog }) => <ChangedMeanwhileDialog {...question} />}
          </LoadedPart>
        )}
      </>
    )
  );
}

/** Edit property: the same form as for a new one, with what is published. */
export default function SellerPostEditRoute() {
  const say = useSay();
  const { ad: words } = useContent('dashboard', dashboard);
  const id = parsePropertyId(useParams().property_id);
  const { data, error, reference, retry } = useMyProperty(id);
  const isMissing = id === undefined || error?.status === 404;
  if (isMissing) {
    return (
      <WorkspacePage>
        <OwnPropertyMissing />
      </WorkspacePage>
    );
  }
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.editHeading} />
      {data ? (
        <EditForm key={data.property_id} property={data} />
      ) : error ? (
        <FailedState reference={reference} onRetry={retry} />
      ) : (
        <p role="status">{say(told({ SELLER_PAGE_LOADING }))}</p>
      )}
    </WorkspacePage>
  );
}
