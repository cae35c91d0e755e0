import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** The same text as in the modal. */
export default function Failure(): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        </strong>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}
