import type { HookAttempt } from '@tablee/contract/serving/hook-box'
import type { Answer, NoAnswer } from './send-request.ts'

/** Only 410 says that an address is no more; everything else may pass. */
export function attemptOf(answer: Answer | NoAnswer): HookAttempt {
  if ('failure' in answer) return { kind: 'failed', why: answer.failure, status: null, afterMs: null }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'sent', status }
  if (status === 410) return { kind: 'gone', status }
  if (status >= 300 && status < 400) return { kind: 'failed', why: 'redirected', status, afterMs: null }
  const isBusy = status === 429 || status === 503
  return { kind: 'failed', why: isBusy ? 'busy' : 'refused', status, afterMs: isBusy ? retryAfterMs(answer) : null }
}

/** Seconds, also with a fraction; dates are passed over. */
function retryAfterMs({ headers }: Pick<Answer, 'headers'>): number | null {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1000) : null
}
