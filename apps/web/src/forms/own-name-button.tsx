import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/players/player-name'
import { useState } from 'react'
import type { Act } from '../acts/act.ts'
import { ActFailure } from '../acts/act-failure.tsx'
import { useTranslation } from '../language/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useForm } from './use-form.ts'

type OwnNameButtonProps = {
  readonly name: string
  readonly isAllowed: boolean
  readonly act: Pick<
    Act<{ readonly newPlayerName: string }, unknown>,
    'send' | 'retry' | 'isSending' | 'error' | 'clear'
  >
}

/** Renames the player while allowed. Typed text survives a withdrawn permission, and the answer says so (EVEN-4). */
export function OwnNameButton({ name, isAllowed, act }: OwnNameButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    act.clear()
    setIsOpen(false)
  }
  return (
    <>
      {isAllowed ? (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('dashboard.seat.rename')}
        </Button>
      ) : null}
      <Dialog isOpen={isOpen} onClose={close} title={t('dashboard.seat.rename')} closeLabel={t('tournament.close')}>
        <OwnNameForm name={name} act={act} onClose={close} />
      </Dialog>
    </>
  )
}

type OwnNameFormProps = Omit<OwnNameButtonProps, 'isAllowed'> & { readonly onClose: () => void }

function OwnNameForm({ name, act, onClose }: OwnNameFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { newPlayerName: name },
    failure: act.error,
    check: ({ newPlayerName }) => (nameKey(newPlayerName) === '' ? { newPlayerName: t('admin.players.required') } : {}),
    send: async (typed) => {
      const newPlayerName = tidyName(typed.newPlayerName)
      if (newPlayerName === name) return onClose()
      return (await act.send({ newPlayerName })) === null ? null : onClose()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('dashboard.seat.name')}
        autoComplete="nickname"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        {...form.field('newPlayerName')}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('dashboard.seat.renameFailed')} />}
      <Button type="submit" isWide isBusy={act.isSending}>
        {t('dashboard.seat.save')}
      </Button>
    </form>
  )
}
