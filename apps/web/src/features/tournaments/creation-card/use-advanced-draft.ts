import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import type { GameType } from '@tablee/domain/tournaments/announcement'
import { useState } from 'react'
import { useRefusalSentence } from '../../../language/use-refusal-sentence.ts'
import type { NewAdvancedTournament } from '../api/create-advanced-tournament.ts'
import { type AdvancedDraft, readDraft, withGame } from './advanced-draft.ts'
import { momentOf } from './moment-text.ts'

/** Sentences by field of the call. */
type Errors = Readonly<Record<string, string>>

/** The fields of the call that an edited field of the form belongs to. */
const CALL_FIELDS: Partial<Record<keyof AdvancedDraft, string>> = {
  date: 'tournamentDate',
  time: 'tournamentDate',
  endTime: 'endDate',
}

const FOLDED_FIELDS = ['endDate', 'maxPlayers', 'description', 'location']

/** What is being typed into the advanced form, and what is wrong with it. Editing a field takes its error away. */
export function useAdvancedDraft(formData: string | undefined) {
  const [draft, setDraft] = useState(() => readDraft(formData))
  const [errors, setErrors] = useState<Errors>({})
  const sentenceOf = useRefusalSentence()
  const showErrors = (found: Errors) => {
    setErrors(found)
    if (FOLDED_FIELDS.some((field) => found[field])) setDraft((current) => ({ ...current, hasMore: true }))
  }
  return {
    draft,
    errors,
    showErrors,
    set: <Field extends keyof AdvancedDraft>(field: Field, value: AdvancedDraft[Field]) => {
      setDraft((current) => ({ ...current, [field]: value }))
      setErrors(({ [CALL_FIELDS[field] ?? field]: _gone, ...others }) => others)
    },
    setGame: (gameType: GameType) => {
      setDraft((current) => withGame(current, gameType))
      setErrors(({ gameType: _game, format: _format, ...others }) => others)
    },
    /** The checks of the contract; null when something has to be put right first. */
    read: (): NewAdvancedTournament | null => {
      const input = inputOf(draft)
      const checked = createAdvancedTournament.input.safeParse(input)
      const found: Record<string, string> = {}
      for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= sentenceOf(message)
      // An end cannot be compared with a start that is none.
      if (found.tournamentDate) delete found.endDate
      showErrors(found)
      return checked.success ? input : null
    },
  }
}

function inputOf(draft: AdvancedDraft): NewAdvancedTournament {
  const { name, gameType, format, maxPlayers, description, location } = draft
  return {
    name,
    gameType,
    format,
    tournamentDate: momentOf(draft.date, draft.time),
    endDate: draft.endDate === '' ? null : momentOf(draft.endDate, draft.endTime),
    maxPlayers,
    description,
    location: location.trim() === '' ? null : location,
  }
}
