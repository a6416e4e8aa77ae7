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
      <div className="empty:hidden sm:mb-2">
        <Evening evening={evening} />
      </div>
      <div className="empty:hidden sm:mb-2">
        <RecentTournaments evening={evening} />
      </div>
      <div className="empty:hidden sm:mb-2">
        <DeletedTournaments />
      </div>
    </>
  )
}

export function OwnOffer() {
  return (
    <div className="mt-8 empty:hidden sm:mt-10">
      <TakeAlong />
    </div>
  )
}

export function OwnPast() {
  return (
    <div className="mt-8 empty:hidden sm:mt-10">
      <FinishedTournaments />
    </div>
  )
}
