import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/player-name'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { PlayerAccess } from '../api/own-roles.ts'
import { useRenameOwnPlayer } from '../api/rename-own-player.ts'

type OwnNameDialogProps = {
  readonly access: PlayerAccess
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Until the start players correct their own name, and later where the organizer allows it. */
export function OwnNameDialog({ access, isOpen, onClose }: OwnNameDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dashboard.seat.rename')} closeLabel={t('tournament.close')}>
      <OwnNameForm access={access} onClose={onClose} />
    </Dialog>
  )
}

function OwnNameForm({ access, onClose }: Omit<OwnNameDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const { name } = access.player
  const rename = useRenameOwnPlayer(access)
  const form = useForm({
    initial: { newPlayerName: name },
    failure: rename.error,
    check: ({ newPlayerName }) => (nameKey(newPlayerName) === '' ? { newPlayerName: t('admin.players.required') } : {}),
    send: async (typed) => {
      const newPlayerName = tidyName(typed.newPlayerName)
      if (newPlayerName === name) return onClose()
      const reply = await rename.send({ newPlayerName })
      return reply === null ? null : onClose()
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
      {form.isToldAtField ? null : <ActFailure act={rename} title={t('dashboard.seat.renameFailed')} />}
      <Button type="submit" isWide isBusy={rename.isSending}>
        {t('dashboard.seat.save')}
      </Button>
    </form>
  )
}
