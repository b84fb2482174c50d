import { AreaField } from '@karachi-estates/design-system/AreaField';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { DimensionField } from '@karachi-estates/design-system/DimensionField';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { FormRow } from '@karachi-estates/design-system/FormRow';
import { FormSection } from '@karachi-estates/design-system/FormSection';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { NumberField } from '@karachi-estates/design-system/NumberField';
import { PriceField } from '@karachi-estates/design-system/PriceField';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { TelField } from '@karachi-estates/design-system/TelField';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { partName } from '@karachi-estates/domain/areas/match';
import { PIN_SHOWN } from '@karachi-estates/domain/properties/pin';
import { LISTING_LIMITS } from '@karachi-estates/domain/properties/rules';
import { formTypeChoices } from '@karachi-estates/domain/properties/typeChoices';
import { fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { areasStatus, useAreaParts, useAreas } from '../data/areas.ts';
import type { AdValues } from '../forms/properties.ts';
import { useLocale } from '../locale/Locale.tsx';

/** Which fields make sense for the type that is chosen. */
const useTypeFields = () => fieldsOfType(useWatch<AdValues, 'property_type'>({ name: 'property_type' }));

function PurposeField() {
  const { fields, purposes } = useContent('dashboard', dashboard).ad;
  const { field } = useController<AdValues, 'purpose'>({ name: 'purpose' });
  const { purposes: sensible } = useTypeFields();
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        aria-label={fields.purpose.label}
        value={field.value}
        onChange={(_event, purpose: AdValues['purpose'] | null) => {
          if (purpose) field.onChange(purpose);
        }}
      >
        {purposes.map(({ value, label }) => (
          <ToggleButton key={value} value={value} disabled={!sensible.includes(value)}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** The phase, block or sector: asked for where the area that is chosen has some. */
function PartField() {
  const { fields, choose } = useContent('dashboard', dashboard).ad;
  const locale = useLocale();
  const area = useWatch<AdValues, 'area'>({ name: 'area' });
  const { field } = useController<AdValues, 'part_id'>({ name: 'part_id' });
  const parts = useAreaParts(area ? String(area.id) : null).data;
  const { value: chosen, onChange } = field;
  const isElsewhere = chosen !== '' && parts?.every(({ id }) => String(id) !== chosen);
  // Another area has other parts. Which, is known only when they have come: no event tells it.
  useEffect(() => {
    if (isElsewhere) onChange('');
  }, [isElsewhere, onChange]);
  if (!area || !parts || parts.length === 0) return null;
  return (
    <SelectField
      name="part_id"
      optional
      unchosen={choose}
      choices={parts.map((part) => ({ value: String(part.id), label: partName(part, locale) }))}
      {...fields.part}
    />
  );
}

// The map comes when it is asked for.
const loadPinMap = () => import('../map/PinMap.tsx');

/** Where it stands: typed, or chosen on a small map that is loaded when the seller wants it. */
function PinField() {
  const { fields, pin: words } = useContent('dashboard', dashboard).ad;
  const area = useWatch<AdValues, 'area'>({ name: 'area' });
  const { field } = useController<AdValues, 'pin'>({ name: 'pin' });
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
      <TextField name="pin" optional {...fields.pin} />
      {field.value.trim() !== '' && (
        <SelectField
          name="pin_shown"
          choices={PIN_SHOWN.map((value) => ({ value, label: words.shown[value] }))}
          {...fields.pinShown}
        />
      )}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        startIcon={<PlaceRounded />}
        onPointerEnter={() => void loadPinMap().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: 'start' }}
      >
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <LoadedPart load={loadPinMap} onDismiss={() => setOpen(false)}>
          {({ PinMap }) => <PinMap areaId={area?.id} value={field.value} onChange={field.onChange} />}
        </LoadedPart>
      )}
    </Stack>
  );
}

/** What it is, and where. */
export function AdBasics() {
  const locale = useLocale();
  const dashboardWords = useContent('dashboard', dashboard);
  const { fields, sections, sectionNotes, fileHelp } = useContent('dashboard', dashboard).ad;
  const { isPromise } = useTypeFields();
  const { getValues, setValue } = useFormContext<AdValues>();
  const areas = useAreas();
  // A type that is chosen after the purpose may not allow it: a plot file is not let.
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = fieldsOfType(target.value).purposes;
    if (first && ![first, ...others].includes(getValues('purpose'))) setValue('purpose', first, { shouldDirty: true });
  };
  return (
    <FormSection title={sections.basics} description={sectionNotes.basics} layout="aside">
      <PurposeField />
      <TextField name="title" required maxLength={LISTING_LIMITS.titleMax} {...fields.title} />
      <FormRow>
        <SelectField
          name="property_type"
          required
          unchosen={dashboardWords.ad.choose}
          choices={formTypeChoices(locale)}
          {...fields.propertyType}
          help={isPromise ? fileHelp : undefined}
          slotProps={{ htmlInput: { onChange: onType } }}
        />
        <AreaField
          name="area"
          required
          areas={areas.data ?? []}
          status={areasStatus(areas)}
          onRetry={areas.retry}
          {...fields.area}
        />
      </FormRow>
      <PartField />
      <PinField />
    </FormSection>
  );
}

/** What it costs, how large it is and what it has; of a type that has no rooms nobody is asked for them. */
export function AdPriceAndFacts() {
  const dashboardWords = useContent('dashboard', dashboard);
  const { fields, sections, sectionNotes } = useContent('dashboard', dashboard).ad;
  const purpose = useWatch<AdValues, 'purpose'>({ name: 'purpose' });
  const { bedrooms, bathrooms, parking } = useTypeFields();
  const hasFacts = [bedrooms, bathrooms, parking].includes('asked');
  return (
    <>
      <FormSection title={sections.price} description={sectionNotes.price} layout="aside">
        <FormRow>
          <PriceField
            name="price"
            required
            unit={purpose === 'rent' ? dashboardWords.ad.perMonth : undefined}
            {...fields.price}
          />
          <DimensionField name="dimension" optional {...fields.dimension} />
        </FormRow>
      </FormSection>
      {hasFacts && (
        <FormSection title={sections.facts} description={sectionNotes.facts} layout="aside">
          <FormRow>
            {bedrooms === 'asked' && (
              <NumberField name="bedrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bedrooms} />
            )}
            {bathrooms === 'asked' && (
              <NumberField name="bathrooms" optional max={LISTING_LIMITS.roomsMax} {...fields.bathrooms} />
            )}
          </FormRow>
          {parking === 'asked' && <CheckboxField name="garage" {...fields.garage} />}
        </FormSection>
      )}
    </>
  );
}

/** What the seller says of it, and how to reach them. */
export function AdWordsAndContact() {
  const { fields, sections, sectionNotes } = useContent('dashboard', dashboard).ad;
  return (
    <>
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
    </>
  );
}
