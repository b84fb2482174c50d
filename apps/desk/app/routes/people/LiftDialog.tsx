import { RadioCards } from '@karachi-estates/design-system/RadioCards';
import { Controller, useForm } from 'react-hook-form';
import { people } from '../../content/people.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

const words = people.lift;
type Choice = (typeof words.choices)[number]['value'];

interface LiftDialogProps {
  /**
   * Does it and closes the dialog; what it throws is shown in the dialog.
   * @param mistake the account was suspended by mistake
   */
  onDone: (mistake: boolean) => Promise<void>;
  onCancel: () => void;
}

/** Lifts a seller's suspension; whether it was right decides whether days of their plan are given back. */
export function LiftDialog({ onDone, onCancel }: LiftDialogProps) {
  const form = useForm<{ choice: Choice | null }>({ defaultValues: { choice: null } });
  return (
    <FormDialog
      title={people.ask.lift.title}
      text={people.ask.lift.text}
      form={form}
      submit={people.actions.lift}
      only="choice"
      onClose={onCancel}
      onSubmit={({ choice }) => onDone(choice === 'mistake')}
    >
      <Controller
        control={form.control}
        name="choice"
        rules={{ required: words.missing }}
        render={({ field, fieldState: { error } }) => (
          <RadioCards
            legend={words.legend}
            choices={words.choices}
            name="mistake"
            value={field.value}
            onChange={field.onChange}
            required
            {...(error?.message && { error: error.message })}
          />
        )}
      />
    </FormDialog>
  );
}
