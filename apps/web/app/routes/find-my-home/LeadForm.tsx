import { yupResolver } from '@hookform/resolvers/yup';
import { addLead } from '@karachi-estates/contracts/leads';
import { AreaField } from '@karachi-estates/design-system/AreaField';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { FormRow } from '@karachi-estates/design-system/FormRow';
import { PriceField } from '@karachi-estates/design-system/PriceField';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TelField } from '@karachi-estates/design-system/TelField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { cityName } from '@karachi-estates/domain/areas/match';
import { LEAD_SUBMITTED } from '@karachi-estates/domain/leads/messages';
import { LEAD_BEDROOMS, LEAD_PROPERTY_TYPES, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { told } from '@karachi-estates/domain/words/sentence';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { findMyHome } from '../../content/find-my-home.ts';
import { areasStatus, useAreas, useCities } from '../../data/areas.ts';
import { useAddLead } from '../../data/leads.ts';
import { afterLead, type LeadValues, leadOf, leadSchema, typedLead, validateLead } from '../../forms/leads.ts';
import { said } from '../../forms/said.ts';
import { forgetTyped } from '../../forms/typed.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import { useTyped } from '../../forms/useTyped.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { leadFailure } from './leadFailure.ts';
import { PlainAnswer } from './PlainAnswer.tsx';

const bedrooms = LEAD_BEDROOMS.map((each) => ({ value: each, label: each }));

/**
 * The lead form. What the specification calls alerts is said in its words: above the form, or as a notice when all went
 * well. Without scripts the browser sends it, with the area as it was typed, and any area may be named.
 */
export function LeadForm() {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const { fields, areaNeedsCity, choose, label, required, submit, submitting, privacy } = useContent(
    'findMyHome',
    findMyHome,
  ).form;
  const labels = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.label]));
  const form = useForm<LeadValues>({ resolver: yupResolver(leadSchema), defaultValues: typedLead(search) });
  useTyped(form, 'find-my-home');
  const { watch, setValue, reset, setError, getValues } = form;
  const { data: cities = [] } = useCities();
  const chosenCity = watch('city');
  const city = cities.find(({ city_name }) => city_name === chosenCity);
  const areas = useAreas(city?.id ?? null);
  const { send } = useAddLead();
  const attempt = useAttempt();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);

  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name === 'city') setValue('area', null);
    });
    return unsubscribe;
  }, [watch, setValue]);

  function refuse() {
    setTried(true);
    const verdict = validateLead(getValues());
    setProblem(verdict.ok ? undefined : said(verdict));
  }

  async function sendLead(values: LeadValues) {
    setTried(true);
    const body = leadOf(values);
    try {
      await send({ body, idempotencyKey: attempt.keyOf(body) });
      attempt.arrived();
      reset(afterLead(values));
      forgetTyped('find-my-home');
      notify({ text: said(told({ LEAD_SUBMITTED })), tone: 'success', isAlert: true });
    } catch (error) {
      setError('root', { message: leadFailure(error) });
    }
  }

  return (
    <FormLayout form={form} action={addLead.url} onSubmit={sendLead} onInvalid={refuse} label={label}>
      <input type="hidden" name="page" value={locale} />
      {!isTried && <PlainAnswer />}
      <Typography variant="body2" color="textSecondary">
        {required}
      </Typography>
      <ErrorSummary title={problem} fieldNames={labels} waitingFor={city ? {} : { area: 'city' }} />
      <TextField name="name" autoComplete="name" required maxLength={160} {...fields.name} />
      <FormRow>
        <EmailField name="email" required maxLength={254} {...fields.email} />
        <TelField name="phone" required maxLength={120} {...fields.phone} />
      </FormRow>
      <FormRow>
        <SelectField
          name="city"
          required
          unchosen={choose}
          choices={cities.map(({ city_name }) => ({ value: city_name, label: cityName(city_name, locale) }))}
          {...fields.city}
        />
        <AreaField
          name="area"
          areas={areas.data ?? []}
          required
          defaultText={search.get('area') ?? undefined}
          status={city ? areasStatus(areas) : 'ready'}
          onRetry={areas.retry}
          disabled={isHydrated && !city}
          help={city ? undefined : areaNeedsCity}
          {...fields.area}
        />
      </FormRow>
      <FormRow>
        <SelectField
          name="propertyType"
          required
          unchosen={choose}
          choices={LEAD_PROPERTY_TYPES.map(({ value }) => ({ value, label: propertyTypeLabel(value, locale) }))}
          {...fields.propertyType}
        />
        <SelectField name="bedrooms" required unchosen={choose} choices={bedrooms} {...fields.bedrooms} />
      </FormRow>
      <PriceField name="budget" required {...fields.budget} />
      <TextAreaField name="message" maxLength={4000} {...fields.message} />
      <SubmitButton pendingText={submitting}>{submit}</SubmitButton>
      <Typography variant="body2" color="textSecondary">
        {privacy}
      </Typography>
    </FormLayout>
  );
}
