import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}

test('SHOP-3 no screen asks anybody to type a command', () => {
  for (const catalogue of [fr, en]) {
    const sentences = sentencesOf(catalogue)
    expect(sentences.length).toBeGreaterThan(1000)
    expect(sentences.filter((sentence) => /\bnpm run\b|\btablee --/.test(sentence))).toEqual([])
  }
})
