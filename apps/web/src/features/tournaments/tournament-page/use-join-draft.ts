import { isAboutEntryPassword } from '@tablee/domain/tournaments/entry-password'
import { nameKey, tidyName } from '@tablee/domain/tournaments/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Act } from '../../../transport/act.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { Joining } from '../api/join-quick-tournament.ts'

type Faults = { readonly name?: string; readonly password?: string }

/** What is being typed to join, and what is wrong with it. Editing a field takes its fault away. */
export function useJoinDraft(tournament: Tournament, join: Act<Joining, unknown>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Faults>({})
  const anonymous = tournament.players.filter(({ publicId }) => publicId === null)
  // A picked player whom somebody else took meanwhile is no choice any more.
  const chosen = anonymous.find(({ id }) => id === picked)
  const refused = refusedFaults(join.error)
  const faults = { ...refused, ...missing }
  // The organizer may have set a password that this screen has not heard of yet; once asked for, the field stays.
  const [wasRefused, setWasRefused] = useState(false)
  if (refused.password && !wasRefused) setWasRefused(true)
  const asksPassword = tournament.hasPassword || wasRefused
  const edited = (part: Faults) => {
    setMissing(part)
    if (join.error) join.clear()
  }
  const { name: nameFault, password: passwordFault } = missing
  return {
    typed,
    picked: chosen ? picked : '',
    password,
    anonymous,
    chosen,
    faults,
    asksPassword,
    type: (value: string) => {
      setTyped(value)
      edited(passwordFault === undefined ? {} : { password: passwordFault })
    },
    pick: (value: string) => {
      setPicked(value)
      edited(passwordFault === undefined ? {} : { password: passwordFault })
    },
    typePassword: (value: string) => {
      setPassword(value)
      edited(nameFault === undefined ? {} : { name: nameFault })
    },
    /** Null when something is missing. */
    read: (): Joining | null => {
      const playerName = chosen?.name ?? tidyName(typed)
      const found: Faults = {
        ...(nameKey(playerName) === '' ? { name: t('tournament.join.required') } : {}),
        ...(asksPassword && password === '' ? { password: t('refusals.entry_password_required') } : {}),
      }
      setMissing(found)
      if (found.name || found.password) return null
      return { playerName, ...(asksPassword ? { password } : {}) }
    },
  }
}

/** A refusal that is neither about the password nor about a field of its own is about the name. */
function refusedFaults(error: Error | null): Faults {
  if (!(error instanceof RefusedError)) return {}
  if (isAboutEntryPassword(error.reason)) return { password: error.message }
  return { name: error.fields.playerName ?? error.message }
}
