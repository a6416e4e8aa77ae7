import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useYouthHint } from '../../../../forms/use-youth-hint.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRealNames } from '../../api/players/get-hidden-names.ts'
import { useRenamePlayer } from '../../api/players/update-quick-tournament-player.ts'

type RenameFormProps = {
  readonly tournament: Tournament
  readonly player: Player
  readonly access: StaffAccess
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Enter saves; an unchanged name just closes. */
export function RenameForm({ tournament, player, access, onBack, onDone }: RenameFormProps) {
  const { t } = useTranslation()
  const rename = useRenamePlayer(access)
  const name = useRealNames(access, tournament, useMay()('get-hidden-names')).get(player.id) ?? player.name
  const form = useForm({
    initial: { newPlayerName: name },
    failure: rename.error,
    check: ({ newPlayerName }) => (nameKey(newPlayerName) === '' ? { newPlayerName: t('admin.players.required') } : {}),
    send: async (typed) => {
      const newPlayerName = tidyName(typed.newPlayerName)
      if (newPlayerName === name) return onDone()
      const reply = await rename.send({ playerKey: player.id, newPlayerName })
      return reply === null ? null : onDone()
    },
  })
  const others = tournament.players.filter(({ id }) => id !== player.id)
  const hint = useYouthHint({ ...tournament, players: others }, { typed: form.values.newPlayerName })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('admin.players.renameLabel', { name: player.name })}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        onFocus={(event) => event.target.select()}
        hint={hint}
        {...form.field('newPlayerName')}
      />
      {form.isToldAtField ? null : <ActFailure act={rename} title={t('admin.failed.rename')} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {t('admin.players.back')}
        </Button>
        <Button type="submit" isBusy={rename.isSending}>
          {t('admin.players.save')}
        </Button>
      </div>
    </form>
  )
}
