import { isAboutEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useAsksEntryPassword } from '../../../forms/entry-password-field.tsx'
import { type Faults, useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { RefusedError } from '../../../transport/request-error.ts'
import type { useJoinQuickTournament } from '../api/players/join-quick-tournament.ts'

type Joining = {
  readonly tournament: Tournament
  readonly join: ReturnType<typeof useJoinQuickTournament>
  readonly onJoined: () => void
}

/** Starts with the name this device last waited under. */
export function useJoinForm({ tournament, join, onJoined }: Joining) {
  const { t } = useTranslation()
  const noted = useDeviceStorage().waitingFor(tournament.id)?.playerName ?? ''
  const asksPassword = useAsksEntryPassword(tournament.hasPassword, join.error)
  const anonymous = tournament.players.filter(({ publicId }) => publicId === null)
  // A player taken by somebody else is no option any more.
  const chosenFrom = (picked: string) => anonymous.find(({ id }) => id === picked)
  const form = useForm({
    initial: { name: noted, picked: '', password: '' },
    isSending: join.isSending,
    failure: join.error,
    refusedFields: fieldsOfRefusal,
    faultNames: { picked: 'name' },
    kept: { as: `join ${tournament.id}`, fields: ['name'] },
    onEdit: () => {
      if (join.error) join.clear()
    },
    check: ({ name, picked, password }): Faults => ({
      ...(nameKey(chosenFrom(picked)?.name ?? name) === ''
        ? { name: t(isFull(tournament) ? 'tournament.join.fullRequired' : 'tournament.join.required') }
        : {}),
      ...(asksPassword && password === '' ? { password: t('refusals.entry_password_required') } : {}),
    }),
    send: async ({ name, picked, password }) => {
      const playerName = chosenFrom(picked)?.name ?? tidyName(name)
      const reply = await join.send({ playerName, ...(asksPassword ? { password } : {}) })
      if (reply?.player) onJoined()
      return reply
    },
  })
  const { picked, password } = form.values
  return {
    form,
    anonymous,
    chosen: chosenFrom(picked),
    asksPassword,
    shown: asksPassword && password !== '' ? { password } : {},
  }
}

/** Refusals without a field or password concern the name. */
function fieldsOfRefusal({ reason, message, fields }: RefusedError): Faults {
  return isAboutEntryPassword(reason) ? { password: message } : { name: fields.playerName ?? message }
}
