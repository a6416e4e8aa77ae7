import { UnreachableError } from '../../../transport/request-error.ts'

/** What hangs for longer counts as not there: the device decides, and an act counts once wherever it arrives. */
const PATIENCE_MS = 2_500

/** Throws where no answer came in time. */
export async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachableError('no answer in time')), PATIENCE_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
