import { groupThousands } from '@karachi-estates/domain/digits';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './AreaTypeahead.module.css';
import type { AreaTypeaheadArea } from './areaTypeaheadState.ts';

interface AreaTypeaheadOptionProps {
  id: string;
  area: AreaTypeaheadArea;
  isActive: boolean;
  isChosen: boolean;
}

/** Memoised: with hundreds of areas only the two options whose highlight changes are drawn again. */
export const AreaTypeaheadOption = memo(function Option({ id, area, isActive, isChosen }: AreaTypeaheadOptionProps) {
  const { area_name: name, listings } = area;
  const count = listings === undefined ? undefined : `${groupThousands(listings)} ${listings === 1 ? 'home' : 'homes'}`;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and points here by aria-activedescendant
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-description={count}
      aria-selected={isChosen}
      data-active={isActive || undefined}
    >
      <span>{name}</span>
      {count && (
        <small className={styles.listings} aria-hidden="true">
          {count}
        </small>
      )}
      {isChosen && <Icon name="check" />}
    </div>
  );
});
