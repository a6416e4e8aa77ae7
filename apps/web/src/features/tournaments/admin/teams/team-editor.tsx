import { formTeam } from '@tablee/contract/tournaments/form-team'
import { partTeam } from '@tablee/contract/tournaments/part-team'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { isPlaying } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { Player, PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStaffAct } from '../../api/staff-act.ts'
import { usePeopleNames } from '../../tournament-frame/player-names.ts'
import { TeamSeats } from './team-seats.tsx'
import { type TeamFormProps, useTeamForm } from './use-team-form.ts'

type TeamEditorProps = TeamFormProps & { readonly removal: ReactNode }

/** A team's name and seats: a tap puts somebody in, in the order of seats. */
export function TeamEditor({ removal, ...props }: TeamEditorProps) {
  const { tournament, access, team, onClose } = props
  const { t } = useTranslation()
  const { form, act, seats, newcomers, free, setSeats, setNewcomers } = useTeamForm(props)
  const names = usePeopleNames(tournament)
  const isFull = seats.every((seat) => seat !== null)
  const isLocked = team !== null && isPlaying(tournament, team)
  return (
    <Dialog
      isOpen
      onClose={() => onClose(null)}
      title={team ? <bdi>{team.name}</bdi> : t('teams.desk.formTitle')}
      closeLabel={team ? t('teams.desk.close', { team: team.name }) : t('tournament.close')}
    >
      <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextInput
          label={t('teams.join.teamName')}
          maxLength={TEAM_NAME_MAX_LENGTH}
          autoComplete="off"
          {...form.field('name')}
        />
        {isLocked ? null : (
          <TeamSeats
            {...{ seats, names }}
            fault={form.faultOf('seats')}
            onChange={setSeats}
            newcomers={isFinished(tournament) ? null : { typed: newcomers, onType: setNewcomers }}
          />
        )}
        {isFull || isLocked || free.length === 0 ? null : (
          <People free={free} onPick={(id) => setSeats(seats.with(seats.indexOf(null), id))} />
        )}
        <ActFailure act={act} title={t('teams.desk.failed')} />
        <Button type="submit" size="large" isWide isBusy={act.isSending} disabled={team !== null && form.isUnchanged}>
          {t(team ? 'teams.desk.save' : 'teams.desk.formSubmit')}
        </Button>
      </form>
      {team ? (
        <div className="flex flex-wrap justify-center gap-2">
          {isLocked ? null : <Part access={access} team={team} onParted={() => onClose(null)} />}
          {removal}
        </div>
      ) : null}
    </Dialog>
  )
}

type PeopleProps = { readonly free: readonly Player[]; readonly onPick: (id: PlayerId) => void }

function People({ free, onPick }: PeopleProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-sm text-muted">{t('teams.desk.formHelp')}</legend>
      <div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
        {free.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-label={t('teams.desk.putIn', { name })}
            onClick={() => onPick(id)}
            className="unbroken-words min-h-11 max-w-full rounded-control border border-control bg-surface px-3 text-start font-semibold hover:bg-sunken"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PartProps = { readonly access: StaffAccess; readonly team: Team; readonly onParted: () => void }

/** Undone by forming the same team again. */
function Part({ access, team, onParted }: PartProps) {
  const { t } = useTranslation()
  const part = useStaffAct(access, partTeam)
  const form = useStaffAct(access, formTeam)
  const partIt = async () => {
    const [captain] = team.members
    if (captain === undefined || (await part.send({ captain })) === null) return
    notify.success({
      title: t('teams.desk.parted', { team: team.name }),
      action: {
        label: t('teams.desk.undo'),
        onClick: () => void form.send({ captain: null, name: team.name, members: [...team.members], ...seatsOf(team) }),
      },
    })
    onParted()
  }
  return (
    <div className="grid gap-2">
      <Button variant="danger" isBusy={part.isSending} onClick={() => void partIt()}>
        {t('teams.desk.part')}
      </Button>
      <ActFailure act={part} title={t('teams.desk.partFailed')} />
    </div>
  )
}

function seatsOf({ seats }: Team) {
  return seats ? { seats: [...seats] } : {}
}
