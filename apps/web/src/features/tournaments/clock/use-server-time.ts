import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { type Server, useServer } from '../../../transport/server-context.tsx'
import { ServerTime } from '../../../transport/server-time.ts'

/** Shared by all clocks of a page. */
const times = new WeakMap<Server['live'], ServerTime>()

export function useServerTime(): ServerTime {
  const { live } = useServer()
  const storage = useUnwatchedStorage()
  const known = times.get(live)
  if (known) return known
  const time = new ServerTime(live, {
    read: () => storage.serverTimeDifference(),
    write: (differenceMs) => storage.noteServerTimeDifference(differenceMs),
  })
  times.set(live, time)
  return time
}
