import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useJoinTeam, useLeaveTeam } from '../api/players/join-team.ts'

type OfTeam = { readonly team: Team; readonly access: PlayerAccess }

/** The captain's. */
export function RenameTeam({ team, access }: OfTeam) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('teams.own.rename')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('teams.own.rename')} closeLabel={t('tournament.close')}>
        <RenameForm team={team} access={access} onClose={close} />
      </Dialog>
    </>
  )
}

function RenameForm({ team, access, onClose }: OfTeam & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const act = useJoinTeam(access)
  const form = useForm({
    initial: { name: team.name },
    failure: act.error,
    check: ({ name }) => (nameKey(name) === '' ? { name: t('teams.join.teamNameRequired') } : {}),
    send: async (typed) => {
      const name = tidyName(typed.name)
      if (name === team.name) return onClose()
      return (await act.send({ team: { name } })) === null ? null : onClose()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('teams.join.teamName')}
        autoComplete="off"
        maxLength={TEAM_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('teams.own.renameFailed')} />}
      <Button type="submit" size="large" isBusy={act.isSending}>
        {t('dashboard.seat.save')}
      </Button>
    </form>
  )
}

/** Stays in the tournament, and may join another team. */
export function LeaveTeam({ access }: Pick<OfTeam, 'access'>) {
  const { t } = useTranslation()
  const act = useLeaveTeam(access)
  useToldFailure(act, t('teams.own.leaveFailed'))
  return (
    <Button variant="quiet" className="text-muted" isBusy={act.isSending} onClick={() => void act.send({})}>
      {t('teams.own.leave')}
    </Button>
  )
}
