/**
 * The `shouldForwardProp` of a root that is a part of MUI. MUI's own keeps `classes` from every slot named Root, since
 * its components have used them up by then; ours pass them on.
 */
export const toPart = (prop: string): boolean =>
  prop !== 'ownerState' && prop !== 'theme' && prop !== 'sx' && prop !== 'as';
