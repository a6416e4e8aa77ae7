import { useOwnEvening } from '../../features/tournaments/api/own/own-evening.ts'
import { DeletedTournaments } from '../../features/tournaments/deletion/deleted-tournaments.tsx'
import { Evening } from '../../features/tournaments/evening/evening.tsx'
import {
  FinishedTournaments,
  RecentTournaments,
} from '../../features/tournaments/recent-tournaments/recent-tournaments.tsx'
import { TakeAlong } from '../../features/tournaments/take-along/take-along.tsx'

/** What this device and its account play and run, above what home offers everybody. */
export function OwnNow() {
  const evening = useOwnEvening()
  return (
    <>
      <Evening evening={evening} />
      <RecentTournaments evening={evening} />
      <DeletedTournaments />
    </>
  )
}

export function OwnOffer() {
  return <TakeAlong />
}

export function OwnPast() {
  return <FinishedTournaments />
}
