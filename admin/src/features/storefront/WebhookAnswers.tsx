import '../../components/table.css';
import { formatCount, formatMoment } from '../../format.ts';
import type { WebhookPanel_WebhookFragment as Webhook } from '../../graphql.generated.ts';

type Answer = Webhook['answers'][number];

const EVENTS: Record<string, (release: number | null) => string> = {
  'release.published': (release) => `Release ${release} published`,
  'release.restored': (release) => `Release ${release} shown again`,
  'sample.shown': () => 'Sample content shown',
  test: () => 'Test',
};

export function WebhookAnswers({ answers }: { answers: Answer[] }) {
  return (
    <div className="table-scroll">
      <table className="table table--cards table--tight webhook__answers">
        <caption className="visually-hidden">The last ten answers</caption>
        <thead>
          <tr>
            <th scope="col">Told of</th>
            <th scope="col">Sent</th>
            <th scope="col">Attempt</th>
            <th scope="col">Answer</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={`${answer.at} ${answer.event}`}>
              <td>{EVENTS[answer.event]?.(answer.release) ?? answer.event}</td>
              <td data-label="Sent">{formatMoment(answer.at)}</td>
              <td data-label="Attempt">{answer.attempt}</td>
              <td data-label="Answer" data-arrived={hasArrived(answer)}>
                {answer.status === null
                  ? answer.error
                  : `${hasArrived(answer) ? 'Taken' : 'Not taken'}, ${answer.status}`}
              </td>
              <td data-label="Took">{formatCount(answer.durationMs)} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hasArrived({ status }: Answer): boolean {
  return status !== null && status >= 200 && status < 300;
}
