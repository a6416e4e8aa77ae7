import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { readCheckedList, useCheckedDecks, useDeckChecks } from '../api/rounds/deck-checks.ts'
import type { HandedIn } from '../paper/deck-choice.tsx'

type DecksOfChecksProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isAsked: boolean
  readonly children: (handedIn: HandedIn) => ReactNode
}

const NOT_ASKED: HandedIn = { decks: null, isFailed: false }

/** The lists of the round's checks that this person opened. */
export function DecksOfChecks({ isAsked, children, ...of }: DecksOfChecksProps) {
  return isAsked ? <AskedDecks {...of}>{children}</AskedDecks> : children(NOT_ASKED)
}

function AskedDecks({ tournament, access, children }: Omit<DecksOfChecksProps, 'isAsked'>) {
  const { data, isError } = useDeckChecks(access)
  const round = currentRound(tournament)
  const checks = data?.checks.filter((check) => check.isRead && check.round === round && !check.isTakenBack) ?? []
  const read = useCheckedDecks(
    access,
    checks.map(({ check }) => check),
  )
  const isRead = data !== undefined && (checks.length === 0 || read.data !== undefined)
  const lists = new Map(read.data?.map((list) => [list.playerKey, list]))
  const decks = tournament.players.flatMap(({ id, name }) => {
    const list = lists.get(id)
    const decklist = list ? readCheckedList(list) : null
    return decklist ? [{ playerId: id, name, decklist }] : []
  })
  return children({ decks: isRead ? decks : null, isFailed: isError || read.isError })
}
