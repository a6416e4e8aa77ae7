import { formTeam } from '@tablee/contract/tournaments/form-team'
import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import { seatedAs, seatsOfTeam } from '@tablee/domain/tournaments/teams/free-seats'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useRef } from 'react'
import { type Faults, useForm } from '../../../../forms/use-form.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStaffAct } from '../../api/staff-act.ts'
import { peopleAlone } from './people-alone.ts'
import type { Seats } from './team-seats.tsx'

/** Writes people in who are not there yet, and answers their keys in the same order; null: refused, and said so. */
export type AddPeople = (names: readonly string[]) => Promise<readonly PlayerId[] | null>

export type TeamFormProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** Null: a new one is formed. */
  readonly team: Team | null
  readonly addPeople: AddPeople
  /** With the captain of a team that was formed. */
  readonly onClose: (formed: PlayerId | null) => void
}

const NOBODY = { members: [] }

export function useTeamForm({ tournament, access, team, addPeople, onClose }: TeamFormProps) {
  const { t } = useTranslation()
  const act = useStaffAct(access, formTeam)
  // Who was written in before a refusal is not written in again.
  const written = useRef(new Map<string, PlayerId>())
  const form = useForm({
    initial: { name: team?.name ?? '', seats: [...seatsOfTeam(tournament, team ?? NOBODY)], newcomers: [''] },
    failure: act.error,
    check: ({ name, seats, newcomers }): Faults => ({
      ...(nameKey(name) === '' ? { name: t('teams.join.teamNameRequired') } : {}),
      ...(newcomersOf(seats, newcomers).length === 0 && seats.every((seat) => seat === null)
        ? { seats: t('teams.desk.pickRequired') }
        : {}),
    }),
    send: async (typed) => {
      const name = tidyName(typed.name)
      const seats = await withNewcomers(typed, { addPeople, written: written.current })
      if (seats === null) return null
      const seated = seatedAs(seats)
      const members = [...seated.members]
      const places = seated.seats ? { seats: [...seated.seats] } : {}
      const reply = await act.send({ captain: team?.members[0] ?? null, name, members, ...places })
      if (reply === null) return null
      notify.success({ title: team ? t('teams.desk.changed') : t('teams.desk.formed', { team: name }) })
      onClose(members[0] ?? null)
      return reply
    },
  })
  const { seats, newcomers } = form.values
  const isIn = ({ id }: { readonly id: PlayerId }) => seats.includes(id)
  const out = tournament.players.filter((player) => team?.members.includes(player.id) && !isIn(player))
  return {
    ...{ form, act, seats, newcomers },
    free: [...out, ...peopleAlone(tournament).filter((player) => !isIn(player))],
    setSeats: (next: Seats) => form.set('seats', [...next]),
    setNewcomers: (next: readonly string[]) => form.set('newcomers', [...next]),
  }
}

type Typed = { readonly seats: Seats; readonly newcomers: readonly string[] }
type Adding = { readonly addPeople: AddPeople; readonly written: Map<string, PlayerId> }

async function withNewcomers({ seats, newcomers }: Typed, { addPeople, written }: Adding): Promise<Seats | null> {
  const typed = newcomersOf(seats, newcomers)
  const missing = typed.filter(({ name }) => !written.has(nameKey(name)))
  const added = missing.length === 0 ? [] : await addPeople(missing.map(({ name }) => name))
  if (added === null) return null
  for (const [index, { name }] of missing.entries()) {
    const id = added[index]
    if (id !== undefined) written.set(nameKey(name), id)
  }
  return typed.reduce((seated, { seat, name }) => seated.with(seat, written.get(nameKey(name)) ?? null), seats)
}

function newcomersOf(seats: Seats, newcomers: readonly string[]) {
  return seats.flatMap((member, seat) => {
    const name = tidyName(newcomers[seat] ?? '')
    return member === null && nameKey(name) !== '' ? [{ seat, name }] : []
  })
}
