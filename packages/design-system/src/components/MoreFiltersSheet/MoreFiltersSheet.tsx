import type { DrawerProps } from '@mui/material/Drawer';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { useId } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { FilterBarSheet } from '../FilterBar/FilterBarSheet.tsx';
import { englishMoreFilters, MoreFilters, type MoreFiltersProps } from '../MoreFilters/MoreFilters.tsx';

export interface MoreFiltersSheetProps
  extends Pick<MoreFiltersProps, 'query' | 'parts' | 'action' | 'onApply' | 'countFound' | 'labels'>,
    Partial<Omit<DrawerProps, 'action' | 'onClose' | 'slotProps'>> {
  /** It is in sight. */
  open: boolean;
  /** The person closes it without applying. */
  onClose: () => void;
  /** More props of the form. @default {} */
  slotProps?: { form?: Partial<MoreFiltersProps> };
}

const Root = styled(FilterBarSheet, { name: 'KeMoreFiltersSheet', slot: 'Root' })<{ ownerState: object }>({});

/** MoreFilters over a page: a sheet from below, which keeps the focus inside and gives it back. */
export function MoreFiltersSheet(inProps: MoreFiltersSheetProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMoreFiltersSheet' });
  const { query, parts, action, onApply, countFound, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('MoreFilters', englishMoreFilters, labels);
  const id = useId();
  return (
    <Root ownerState={props} id={id} title={words.title} closeLabel={words.close} {...other}>
      <MoreFilters
        query={query}
        parts={parts}
        action={action}
        countFound={countFound}
        labels={labels}
        {...joinProps({ onApply }, slotProps.form)}
      />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMoreFiltersSheet: 'root';
  }
  interface ComponentsPropsList {
    KeMoreFiltersSheet: Partial<MoreFiltersSheetProps>;
  }
  interface Components<Theme = unknown> {
    KeMoreFiltersSheet?: {
      defaultProps?: ComponentsPropsList['KeMoreFiltersSheet'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMoreFiltersSheet'];
      variants?: ComponentsVariants<Theme>['KeMoreFiltersSheet'];
    };
  }
}
