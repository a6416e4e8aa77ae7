export const ANSWER_MS = 4000

export async function answered<Result>(question: Promise<Result>): Promise<Result> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(new Error(`No answer within ${ANSWER_MS} ms`)), ANSWER_MS)
  try {
    return await Promise.race([question, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
