import { tournamentSettings } from '@tablee/contract/tournaments/tournament-settings'
import type { Announcement } from '@tablee/domain/tournaments/announcement'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useRefusalSentence } from '../../../language/use-refusal-sentence.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { EventSettings } from '../api/change-event-settings.ts'
import { dayAndTimeOf, momentOf } from '../creation-card/moment-text.ts'

const NO_MOMENT = { day: '', time: '19:00' }

function draftOf({ name, capacity }: Tournament, announcement: Announcement) {
  const { format, startsAt, endsAt, description, location } = announcement
  return {
    name,
    maxPlayers: capacity,
    format,
    start: dayAndTimeOf(startsAt),
    end: endsAt === null ? NO_MOMENT : dayAndTimeOf(endsAt),
    description,
    location: location ?? '',
  }
}

type Draft = ReturnType<typeof draftOf>
type Faults = Readonly<Record<string, string>>

/** The field of the call that a field of the form becomes. */
const CALL_FIELDS: Partial<Record<keyof Draft, string>> = { start: 'tournamentDate', end: 'endDate' }

/** What is being typed over the announcement, and what is wrong with it. Editing a field takes its fault away. */
export function useEventSettings(tournament: Tournament, announcement: Announcement) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftOf(tournament, announcement))
  const [faults, setFaults] = useState<Faults>({})
  const sentenceOf = useRefusalSentence()
  return {
    draft,
    isUnchanged: JSON.stringify(draft) === JSON.stringify(draftOf(tournament, announcement)),
    faultOf: (field: keyof Draft) => {
      const error = faults[CALL_FIELDS[field] ?? field]
      return error ? { error } : {}
    },
    set: <Field extends keyof Draft>(field: Field, value: Draft[Field]) => {
      setDraft((current) => ({ ...current, [field]: value }))
      setFaults(({ [CALL_FIELDS[field] ?? field]: _gone, ...others }) => others)
    },
    /** The checks of the contract; null when something has to be put right first. */
    read: (): EventSettings | null => {
      const settings = settingsOf(draft)
      const found: Record<string, string> = {}
      const { error } = tournamentSettings.safeParse(settings)
      for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= sentenceOf(message)
      const { tournamentDate, endDate } = settings
      const isBackwards = endDate !== null && endDate !== undefined && String(endDate) < String(tournamentDate)
      if (!found.tournamentDate && !found.endDate && isBackwards) found.endDate = t('refusals.end_before_start')
      setFaults(found)
      return Object.keys(found).length === 0 ? settings : null
    },
  }
}

function settingsOf({ name, maxPlayers, format, start, end, description, location }: Draft): EventSettings {
  return {
    name,
    maxPlayers,
    format,
    tournamentDate: momentOf(start.day, start.time),
    endDate: end.day === '' ? null : momentOf(end.day, end.time),
    description,
    location: location.trim() === '' ? null : location,
  }
}
