import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises'

/** What is longer is written in parts. */
const LONG_TEXT = 200_000
const LONG_LIST = 2000
const CHARACTERS_OF_PART = 100_000
const ELEMENTS_OF_PART = 500
/** Long texts and lists lie no deeper in what is answered. */
const DEEPEST = 4
/** So long one answer may keep others waiting before they have their turn. */
const TURN_MS = 8

/** The text of JSON of a plain value, as `JSON.stringify` writes it; of a long one in parts, and others have their turn between them. */
export async function jsonInTurns(value: object): Promise<string> {
  if (!isLong(value, 0)) return JSON.stringify(value)
  const parts: string[] = []
  let beganAt = performance.now()
  for (const part of partsOf(value, 0)) {
    parts.push(part)
    if (performance.now() - beganAt < TURN_MS) continue
    await othersHaveTheirTurn()
    beganAt = performance.now()
  }
  const text = parts.join('')
  // Whoever sends it makes bytes of it in one piece.
  await othersHaveTheirTurn()
  return text
}

function isLong(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length > LONG_TEXT
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  if (Array.isArray(value)) return value.length > LONG_LIST || value.some((each) => isLong(each, depth + 1))
  return Object.values(value).some((each) => isLong(each, depth + 1))
}

function* partsOf(value: unknown, depth: number): Generator<string> {
  if (!isLong(value, depth)) yield JSON.stringify(value)
  else if (typeof value === 'string') yield* partsOfText(value)
  else if (Array.isArray(value)) yield* partsOfList(value, depth)
  else yield* partsOfObject(Object(value), depth)
}

function* partsOfText(text: string): Generator<string> {
  yield '"'
  for (let start = 0; start < text.length; ) {
    const end = Math.min(start + CHARACTERS_OF_PART, text.length)
    // Both halves of a character that takes two stay together.
    const whole = isFirstHalf(text.charCodeAt(end - 1)) && end < text.length ? end + 1 : end
    yield JSON.stringify(text.slice(start, whole)).slice(1, -1)
    start = whole
  }
  yield '"'
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function* partsOfList(list: readonly unknown[], depth: number): Generator<string> {
  yield '['
  if (list.length > LONG_LIST) {
    for (let start = 0; start < list.length; start += ELEMENTS_OF_PART) {
      const text = JSON.stringify(list.slice(start, start + ELEMENTS_OF_PART))
      yield `${start > 0 ? ',' : ''}${text.slice(1, -1)}`
    }
  } else {
    for (const [index, each] of list.entries()) {
      if (index > 0) yield ','
      yield* partsOf(each ?? null, depth + 1)
    }
  }
  yield ']'
}

function* partsOfObject(members: Readonly<Record<string, unknown>>, depth: number): Generator<string> {
  yield '{'
  let isFirst = true
  for (const [name, member] of Object.entries(members)) {
    if (member === undefined) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`
    isFirst = false
    yield* partsOf(member, depth + 1)
  }
  yield '}'
}
