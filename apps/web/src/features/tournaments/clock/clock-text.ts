const MINUTE = 60

export type Urgency = 'calm' | 'soon' | 'last' | 'over'

export function urgencyOf(secondsLeft: number): Urgency {
  if (isOver(secondsLeft)) return 'over'
  if (secondsLeft <= 5 * MINUTE) return 'last'
  return secondsLeft <= 10 * MINUTE ? 'soon' : 'calm'
}

export function isOver(secondsLeft: number): boolean {
  return secondsLeft <= 0
}

/** "38:12", "120:00"; past the end: "+3:05". */
export function clockText(secondsLeft: number): string {
  const seconds = Math.abs(secondsLeft)
  const text = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
  return secondsLeft < 0 ? `+${text}` : text
}

/** Whole minutes since the end. */
export function minutesOver(secondsLeft: number): number {
  return Math.floor(Math.max(0, -secondsLeft) / MINUTE)
}
