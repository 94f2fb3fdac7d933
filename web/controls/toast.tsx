import { toast } from '../state/toast.js';

export const Toast = () => (
  <output class="toast" data-shown={toast.value !== ''}>
    {toast.value}
  </output>
);
