import { SelectField } from '@karachi-estates/design-system/SelectField';
import { STATEMENT_COLUMNS, type StatementHeadings } from '@karachi-estates/domain/orders/statement';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { money } from '../../content/money.ts';
import { Fold } from '../../parts/Fold.tsx';

const words = money.statements.import.columns;

/** Whether an import finds by itself what it cannot do without. */
const isFound = ({ known }: StatementHeadings) =>
  known.date !== undefined &&
  (known.amount ?? known.credit) !== undefined &&
  (known.description ?? known.transaction) !== undefined;

/** Says which headings of a chosen file mean what; open where that is not found by itself. */
export function ColumnFields({ file }: { file: StatementHeadings }) {
  const isKnown = isFound(file);
  const choices = file.headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <Fold summary={isKnown ? words.found : words.open} isOpen={!isKnown}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {isKnown ? words.foundHelp : words.openHelp}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' }}>
        {STATEMENT_COLUMNS.map((column) => {
          const own = file.known[column];
          return (
            <SelectField
              key={column}
              name={`columns.${column}`}
              label={words.names[column]}
              unchosen={own === undefined ? words.none : words.own(own)}
              choices={choices}
            />
          );
        })}
      </Box>
    </Fold>
  );
}
