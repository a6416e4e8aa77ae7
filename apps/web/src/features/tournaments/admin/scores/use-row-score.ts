import type { Score } from '@tablee/domain/tournaments/results/score'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useCallback, useState } from 'react'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUpdateScore } from '../../api/results/update-score.ts'
import type { Correction } from './use-tell-corrected.ts'

type RowScoreProps = {
  readonly match: PlayedMatch
  readonly access: StaffAccess
  /** Its round is the one being played. */
  readonly isCurrent: boolean
  /** A score of the current round was saved in this row. */
  readonly onSaved: (table: number) => void
  /** A result of an earlier round was corrected: told with the way back, unless it waits for the network. */
  readonly onCorrected: (correction: Correction | null) => void
}

/** Chooses the score of a row, and remembers it for a moment. */
export function useRowScore(
  { match, access, isCurrent, onSaved, onCorrected }: RowScoreProps,
  { open, close }: Pick<ReturnType<typeof useSheet>, 'open' | 'close'>,
) {
  const update = useUpdateScore(access)
  const [saved, setSaved] = useState<Score | null>(null)
  const forgetSaved = useCallback(() => setSaved(null), [])
  const send = async (score: Score) => {
    const outcome = await update.send({ matchId: match.id, score })
    // What the server said against it stands in the sheet.
    if (outcome === null) open()
    else close()
    if (outcome !== null && !isCurrent) onCorrected(outcome === 'sent' ? { of: 'score', match, score } : null)
    if (outcome !== null && isCurrent) onSaved(match.table)
    if (outcome === 'sent' && isCurrent) setSaved(score)
  }
  return { update, choose: (score: Score) => void send(score), saved, forgetSaved }
}

/** Whether the sheet of a row is open. */
export function useSheet() {
  const [isOpen, setIsOpen] = useState(false)
  // Made when first asked for: of hundreds of tables few are opened by hand.
  const [wasOpened, setWasOpened] = useState(false)
  const [seen, setSeen] = useState<Score | null | undefined>()
  /** With the result, null for none, that stood when it was begun to ask for the row; without, the one that stands now counts as seen. */
  const openOver = useCallback((stood: Score | null | undefined) => {
    setSeen(stood)
    setIsOpen(true)
    setWasOpened(true)
  }, [])
  const open = useCallback(() => openOver(undefined), [openOver])
  return { isOpen, wasOpened, seen, open, openOver, close: () => setIsOpen(false) }
}
