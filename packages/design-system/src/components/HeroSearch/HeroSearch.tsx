import { cityName, KARACHI } from '@karachi-estates/domain/areas/match';
import { HERO_PROPERTY_TYPES, type Purpose, typeChoices } from '@karachi-estates/domain/properties/vocabulary';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { controlBorder, corner, lift } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { AreaTypeahead, type AreaTypeaheadArea, type AreaTypeaheadLabels } from '../AreaTypeahead/AreaTypeahead.tsx';
import { PurposeSwitch } from '../PurposeSwitch/PurposeSwitch.tsx';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';

/** What the search says. The names of types and purposes are the domain's. */
export interface HeroSearchLabels {
  /** Names the search for screen readers. */
  name: string;
  /** These three say what their components say without it. */
  purpose?: string;
  area?: string;
  areaBox?: Partial<AreaTypeaheadLabels>;
  areaExamples: string;
  city: string;
  propertyType: string;
  anyType: string;
  search: string;
}

export interface HeroSearchProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** All areas of the city, for the type-ahead. */
  areas: readonly AreaTypeaheadArea[];
  /** `loading` and `failed` are said in the list of areas. */
  areasStatus?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetryAreas?: () => void;
  /** Where the form goes; without JavaScript the browser goes there itself. @default '/properties' */
  action?: string;
  /**
   * Takes over from the browser: the query that the form stands for, without empty fields (`city`, `area`,
   * `propertyType`, `purpose`).
   */
  onSearch?: (query: Record<string, string>) => void;
  /** Which side of the switch is chosen at first. @default 'sale' */
  defaultPurpose?: Purpose;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<HeroSearchLabels> | undefined;
  /** More props of the button inside. @default {} */
  slotProps?: { button?: Partial<ButtonProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: HeroSearchLabels = {
  name: 'Properties',
  city: 'City',
  areaExamples: 'Clifton, DHA, Gulshan…',
  propertyType: 'Property type',
  anyType: 'Any type',
  search: 'Search',
};

const KARACHI_ID = String(KARACHI.id);

// By the card's own width: the hero puts it into a column that is narrower than the window.
const WIDE = '@container (min-width: 42rem)';

const Root = styled('search', { name: 'KeHeroSearch', slot: 'Root' })<{ ownerState: object }>({
  display: 'block',
  containerType: 'inline-size',
});

const Card = styled('form', { name: 'KeHeroSearch', slot: 'Card' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    justifyItems: 'start',
    padding: theme.spacing(2),
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    boxShadow: lift(theme, 'float'),
    [WIDE]: { padding: theme.spacing(3) },
  })),
);

const Fields = styled('div', { name: 'KeHeroSearch', slot: 'Fields' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    width: '100%',
    minWidth: 0,
    border: `0.0625rem solid ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'control'),
    '& > *': { minWidth: 0 },
    '& > :not(:first-of-type)': { borderBlockStart: `0.0625rem solid ${controlBorder(theme)}` },
    [WIDE]: {
      gridTemplateColumns: 'minmax(7rem, 0.7fr) minmax(0, 1.7fr) minmax(0, 1.1fr)',
      '& > :not(:first-of-type)': {
        borderBlockStart: 0,
        borderInlineStart: `0.0625rem solid ${controlBorder(theme)}`,
      },
    },
  })),
);

const Row = styled('div', { name: 'KeHeroSearch', slot: 'Row' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    width: '100%',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  })),
);

const Submit = styled(Button, { name: 'KeHeroSearch', slot: 'Submit' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    minHeight: '3.5rem',
    paddingInline: theme.spacing(4),
  })),
);

/**
 * The search of the home page: buy or rent, area and type; the city is Karachi. A GET form, so it works before and
 * without JavaScript.
 *
 * Use FilterBar instead above a list of results.
 */
export function HeroSearch(inProps: HeroSearchProps) {
  const props = useThemeProps({ props: inProps, name: 'KeHeroSearch' });
  const {
    areas,
    areasStatus,
    onRetryAreas,
    action = '/properties',
    onSearch,
    defaultPurpose = 'sale',
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, action, defaultPurpose };
  const words = useKitWords('HeroSearch', english, labels);
  const locale = useKitLocale();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const query: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') query[name] = value.trim();
    }
    onSearch(query);
  };
  return (
    <Root ownerState={ownerState} aria-label={words.name} {...other}>
      <Card ownerState={ownerState} action={action} method="get" onSubmit={onSubmit}>
        <input type="hidden" name="city" value={KARACHI.id} />
        <PurposeSwitch
          name="purpose"
          defaultValue={defaultPurpose}
          labels={words.purpose ? { legend: words.purpose } : undefined}
        />
        <Row ownerState={ownerState}>
          <Fields ownerState={ownerState}>
            <SearchSelect
              label={words.city}
              value={KARACHI_ID}
              choices={[{ value: KARACHI_ID, label: cityName(KARACHI.city_name, locale) }]}
              isDisabled
              frame="none"
            />
            <AreaTypeahead
              name="area"
              areas={areas}
              status={areasStatus}
              onRetry={onRetryAreas}
              label={words.area}
              placeholder={words.areaExamples}
              labels={words.areaBox}
              appearance="bare"
            />
            <SearchSelect
              label={words.propertyType}
              name="propertyType"
              choices={[{ value: '', label: words.anyType }, ...typeChoices(HERO_PROPERTY_TYPES, locale)]}
              frame="none"
            />
          </Fields>
          <Submit
            ownerState={ownerState}
            type="submit"
            variant="contained"
            startIcon={<SearchRounded />}
            {...slotProps.button}
          >
            {words.search}
          </Submit>
        </Row>
      </Card>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    HeroSearch: HeroSearchLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeHeroSearch: 'root' | 'card' | 'row' | 'fields' | 'submit';
  }
  interface ComponentsPropsList {
    KeHeroSearch: Partial<HeroSearchProps>;
  }
  interface Components<Theme = unknown> {
    KeHeroSearch?: {
      defaultProps?: ComponentsPropsList['KeHeroSearch'];
      styleOverrides?: ComponentsOverrides<Theme>['KeHeroSearch'];
      variants?: ComponentsVariants<Theme>['KeHeroSearch'];
    };
  }
}
