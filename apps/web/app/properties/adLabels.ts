import type { DashboardContent } from '../content/dashboard.ts';

/** How the form calls what the wire carries. */
export const labelsOf = (fields: DashboardContent['ad']['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...fields, property_type: fields.propertyType, cell_no: fields.cellNo, part_id: fields.part }).map(
      ([name, field]) => [name, field.label],
    ),
  );
