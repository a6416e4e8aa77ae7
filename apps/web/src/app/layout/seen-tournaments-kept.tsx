import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { later } from '../../ui/later.tsx'

const seenKeeper = later(
  async () => (await import('../../features/tournaments/api/following/seen-keeper.tsx')).SeenKeeper,
)

/** Devices without a tournament of their own keep none, and load no code for it. */
export function SeenTournamentsKept() {
  return useDeviceStorage().savedTournaments().length > 0 ? <seenKeeper.Component /> : null
}
