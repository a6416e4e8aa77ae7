import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { WishedPart } from '@tablee/domain/tournaments/stage-part'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { type ChosenRules, rulesOfStructure } from '../game-rules/chosen-rules.ts'
import { firstStructure, partStructures, usualRounds } from './part-draft.ts'

/** What is chosen for the next part; rounds follow its players and structure until somebody types a number. */
export function usePartDraft(tournament: Tournament) {
  const candidates = useMemo(() => cutCandidates(tournament), [tournament])
  const [playing, setPlaying] = useState<number | null>(null)
  const count = playing ?? candidates.length
  const structures = partStructures(count)
  const [wished, setStructure] = useState(() => firstStructure(structures, structureOf(tournament)))
  const structure = wished && structures.includes(wished) ? wished : structures[0]
  const [typed, setRounds] = useState<number | null | undefined>(undefined)
  const [carriesPoints, setCarriesPoints] = useState(false)
  const [rules, setRules] = useState<ChosenRules>(undefined)
  const rounds = typed === undefined && structure ? usualRounds(tournament, structure, count) : (typed ?? null)
  const isValid = rounds !== null && rounds >= 1 && rounds <= MOST_PLANNED_ROUNDS
  return {
    ...{ candidates, playing, setPlaying, structures, structure, setStructure, rounds, setRounds, isValid },
    ...{ carriesPoints, setCarriesPoints, rules, setRules },
    wish: structure && isValid ? wishOf({ structure, rounds, carriesPoints, playing, rules }) : null,
  }
}

type Chosen = Pick<WishedPart, 'structure' | 'carriesPoints'> & {
  readonly rounds: number
  readonly playing: number | null
  readonly rules: ChosenRules
}

function wishOf({ structure, rounds, carriesPoints, playing, rules }: Chosen): WishedPart {
  const own = rulesOfStructure(rules, structure)
  return {
    ...{ structure, plannedRounds: rounds, carriesPoints },
    ...(playing === null ? {} : { playing }),
    ...(own ? { rules: own } : {}),
  }
}
