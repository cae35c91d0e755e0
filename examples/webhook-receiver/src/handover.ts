/** Shorter than the time in which a webhook must be answered. */
const TIMEOUT = 8_000;

export type Handover = {
  conversation_id: string;
  platform: string;
  question: string;
};

/** What your tool receives. Change it to the fields that the tool wants. */
export const message = (handover: Handover) => ({
  text: `Staff wanted on ${handover.platform}: ${handover.question} (${handover.conversation_id})`,
});

export async function forward(url: string, handover: Handover): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(message(handover)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`forwarding got ${response.status}`);
}
