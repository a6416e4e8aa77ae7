import { keepRegular } from '@tablee/contract/shops/regulars'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepRegular } from '../api/regulars.ts'
import type { RegularDialogProps } from './erase-regular-dialog.tsx'

export function EditRegular({ regular, isOpen, onClose }: RegularDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('regulars.editTitle', { name: regular.name })}
      closeLabel={t('regulars.close')}
    >
      <EditForm regular={regular} onDone={onClose} />
    </Dialog>
  )
}

function EditForm({ regular, onDone }: Pick<RegularDialogProps, 'regular'> & { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const act = useKeepRegular()
  const faultsOf = useCallFaults()
  const { id, name, email, consentAt } = regular
  const form = useForm({
    initial: { name, email: email ?? '', hasConsent: consentAt !== null },
    failure: act.error,
    check: (typed) => faultsOf(keepRegular.input.safeParse({ ...typed, id })),
    send: async (typed) => {
      if ((await act.send({ ...typed, id })) === null) return null
      onDone()
      return notify.success({ title: t('regulars.saved') })
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('regulars.name')}
        autoComplete="off"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <TextInput
        type="email"
        label={t('regulars.email')}
        hint={t('regulars.emailHint')}
        autoComplete="off"
        {...form.field('email')}
      />
      {form.values.email.trim() === '' ? null : (
        <Checkbox
          isChecked={form.values.hasConsent}
          onChange={(isGiven) => form.set('hasConsent', isGiven)}
          label={t('regulars.agreed')}
        />
      )}
      {form.isToldAtField ? null : <ActFailure act={act} title={t('regulars.notDone')} />}
      <Button type="submit" isBusy={act.isSending}>
        {t('regulars.save')}
      </Button>
    </form>
  )
}
