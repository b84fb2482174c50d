import { fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import { typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LandscapeRounded from '@mui/icons-material/LandscapeRounded';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { toPart } from '../../theme/toPart.ts';

export interface PropertyTypeIconProps extends Omit<SvgIconProps, 'children' | 'component' | 'type'> {
  /** The type as the API names it; an unknown one is a home. */
  type: string;
}

const ICONS = { homes: HomeRounded, plots: LandscapeRounded, commercial: ApartmentRounded } as const;

const Root = styled(SvgIcon, { name: 'KePropertyTypeIcon', slot: 'Root', shouldForwardProp: toPart })<{
  component: ElementType;
  ownerState: object;
}>({});

/**
 * The kind of a property as a picture: a house for homes, land for plots, a sheet of paper for a file, a block for what
 * people work in. It says nothing to screen readers: the type's name stands beside it.
 *
 * Use PropertyTypeTile instead where a type leads to its list.
 */
export function PropertyTypeIcon(inProps: PropertyTypeIconProps) {
  const props = useThemeProps({ props: inProps, name: 'KePropertyTypeIcon' });
  const { type, ...other } = props;
  const Icon = fieldsOfType(type).isPromise ? DescriptionRounded : ICONS[typeGroup(type)];
  return <Root ownerState={props} component={Icon} {...other} />;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePropertyTypeIcon: 'root';
  }
  interface ComponentsPropsList {
    KePropertyTypeIcon: Partial<PropertyTypeIconProps>;
  }
  interface Components<Theme = unknown> {
    KePropertyTypeIcon?: {
      defaultProps?: ComponentsPropsList['KePropertyTypeIcon'];
      styleOverrides?: ComponentsOverrides<Theme>['KePropertyTypeIcon'];
      variants?: ComponentsVariants<Theme>['KePropertyTypeIcon'];
    };
  }
}
